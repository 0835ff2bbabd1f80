/** The web app manifest for home screens. Its URLs are relative. */
import { site } from '../content/site.ts';
import { routeById } from '../content/routes.ts';
import { fillColors } from './fillColors.ts';
import { iconSizes, iconPath, maskableIcon } from './pictures.ts';

export function manifest(): string {
  const color = fillColors('var(--color-surface)', 'light');
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    description: routeById('home').description,
    lang: 'en',
    start_url: './',
    scope: './',
    display: 'browser',
    theme_color: color,
    background_color: color,
    icons: [...iconSizes.map((size) => icon(iconPath(size), size)), { ...icon(maskableIcon.path, maskableIcon.size), purpose: 'maskable' }],
  });
}

function icon(path: string, size: number) {
  return { src: `.${path}`, sizes: `${size}x${size}`, type: 'image/png' };
}
