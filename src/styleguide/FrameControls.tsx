import { PageColumn } from '../components/PageColumn/PageColumn';
import { RadioGroup } from '../components/RadioGroup/RadioGroup';
import { ThemeControl } from '../layout/ThemeControl/ThemeControl';
import { routeById } from '../routes';
import { Sample, Samples } from './Sample';
import styles from './FrameControls.module.css';

const markedPages = [
  { id: 'nowhere', label: 'Nowhere' },
  { id: 'home', label: 'Home' },
  { id: 'product', label: 'Product' },
  { id: 'docsWebhooks', label: 'In the docs' },
] as const;

const headers = [
  { id: 'all', label: 'All' },
  { id: 'words', label: 'Words' },
  { id: 'heading', label: 'Heading' },
] as const;

export interface FrameSettings {
  /** The page that the site's header marks as the current one. */
  readonly here: (typeof markedPages)[number]['id'];
  /** Which parts the page header of the style guide shows. */
  readonly header: (typeof headers)[number]['id'];
}

/** The path of the marked page, for the links of the header. */
export function pathOf(here: FrameSettings['here']): string {
  return here === 'nowhere' ? '/styleguide' : routeById(here).path;
}

export interface FrameControlsProps {
  readonly settings: FrameSettings;
  readonly onChange: (settings: FrameSettings) => void;
}

/** Controls for the style guide's own header and page header, since a page has only one of each. */
export function FrameControls({ settings, onChange }: FrameControlsProps) {
  return (
    <section className={styles.root}>
      <h2 id="frame" className={styles.heading}>
        Frame
      </h2>
      <p className={styles.note}>This page has the frame of the site: header, page header and footer. Change it here.</p>
      <Samples size="medium">
        <Sample of="ThemeControl" state="as in the footer">
          {/* In a form, these radio buttons are a group apart from those in the footer. */}
          <form method="dialog">
            <ThemeControl />
          </form>
        </Sample>
        <Sample of="SiteHeader" state="where it says you are; a narrow window folds it">
          <RadioGroup
            label="Page that the header marks"
            items={markedPages}
            selected={settings.here}
            onSelect={(here) => onChange({ ...settings, here })}
          />
        </Sample>
        <Sample of="PageHeader" state="what it holds">
          <RadioGroup
            label="Parts of the page header"
            items={headers}
            selected={settings.header}
            onSelect={(header) => onChange({ ...settings, header })}
          />
        </Sample>
        <Sample of="PageColumn" state="as wide as its room, with space at both sides">
          <div className={styles.room}>
            <PageColumn>
              <p className={styles.words}>The column that each page stands in</p>
            </PageColumn>
          </div>
        </Sample>
        <Sample of="SkipLink" state="the first stop of Tab, shown while it has focus">
          <p>Press Tab at the top of the page.</p>
        </Sample>
        <Sample of="SiteFooter" state="at the end of this page">
          <p>Its theme control and the one here say the same.</p>
        </Sample>
      </Samples>
    </section>
  );
}
