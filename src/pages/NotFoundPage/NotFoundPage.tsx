import { UnpluggedPage } from '../../layout/UnpluggedPage/UnpluggedPage';

/** What stands at an address that is no page. */
export function NotFoundPage() {
  return (
    <UnpluggedPage
      eyebrow="Error 404"
      heading="Nothing is plugged in here"
      lead="There is no page at this address. It may have moved, or the address may have a typing error."
      ways={[
        { route: 'home', text: 'Home page' },
        { route: 'docs', text: 'Docs' },
        { route: 'sitemap', text: 'All pages of this site' },
        { route: 'contact', text: 'Tell us about a broken link' },
      ]}
    />
  );
}
