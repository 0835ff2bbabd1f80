/** Where keys live, from the page that visitors see to the hub. */
import { providers } from '../facts/providers';
import { site } from '../site';

export const keyPlaces = {
  title: 'Keys from your page to the hub',
  /** In the order in which a request passes them. */
  places: [
    { id: 'page', name: 'Your page', holds: 'No key', keys: 0, text: 'It sends your users’ messages to your server.' },
    { id: 'server', name: 'Your server', holds: 'One key', keys: 1, text: 'HUB_KEY, read from its environment.' },
    {
      id: 'hub',
      name: site.name,
      holds: 'The provider keys',
      keys: providers.length,
      text: 'One for each provider. They stay here.',
    },
  ],
} as const;
