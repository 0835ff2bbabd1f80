import { Button } from '../../components/Button/Button';
import buttonStyles from '../../components/Button/Button.module.css';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { withBase } from '../../lib/base';
import { openSearch } from '../../lib/openSearch';
import { shortcutsChoice } from '../../lib/searchShortcuts';
import { useStoredChoice } from '../../lib/useStoredChoice';
import type { PageMeta } from '../../content/routes';
import { siteRouteAt } from '../../content/siteRoutes';
import primitives from '../../styles/primitives.module.css';
import styles from './SearchButton.module.css';

/**
 * Opens the search dialog (`lib/openSearch.ts`), and shows the key that does so, unless it is turned off. Without JavaScript, and after the
 * app has failed, it is a link to the search page.
 */
export function SearchButton({ page }: { readonly page: PageMeta }) {
  const { path, label } = siteRouteAt('/search');
  const [shortcuts] = useStoredChoice(shortcutsChoice);
  const content = (
    <>
      <svg className={primitives.icon} viewBox="0 0 20 20" width="20" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="M12.5 12.5 18 18" />
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
  return (
    <>
      <a
        className={buttonStyles.root}
        data-size="round"
        data-without-js
        href={withBase(path)}
        aria-current={page.path === path ? 'page' : undefined}
      >
        {content}
      </a>
      <Button className={styles.button} size="round" aria-haspopup="dialog" onPress={openSearch}>
        {content}
        {/* Hidden from screen readers, because the key must not become part of the name. */}
        {shortcuts === 'on' && (
          <kbd className={styles.key} aria-hidden="true">
            /
          </kbd>
        )}
      </Button>
    </>
  );
}
