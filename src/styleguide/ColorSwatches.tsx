import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden';
import { type ColorPair, themes } from '../styles/colorPairs';
import { contrast, contrastRules } from '../styles/contrast';
import type { TokenGroup } from './readTokens';
import styles from './ColorSwatches.module.css';

export interface ColorSwatchesProps {
  readonly groups: readonly TokenGroup[];
  /** By name, without `--color-`. */
  readonly pairs: ReadonlyMap<string, ColorPair>;
}

/** Each colour in both themes, with its contrast on every surface where it is text or line. */
export function ColorSwatches({ groups, pairs }: ColorSwatchesProps) {
  return groups.map(({ heading, note, tokens }) => (
    <div key={heading} className={styles.group}>
      <h4 className={styles.heading}>{heading}</h4>
      {note && <p className={styles.note}>{note}</p>}
      <ul className={styles.swatches}>
        {tokens.map(({ name }) => (
          <Swatch key={name} name={name.replace('--color-', '')} pairs={pairs} />
        ))}
      </ul>
    </div>
  ));
}

function Swatch({ name, pairs }: { readonly name: string } & Pick<ColorSwatchesProps, 'pairs'>) {
  const uses = contrastRules.flatMap(([foreground, backgrounds, least]) =>
    foreground === name ? backgrounds.map((background) => ({ background, least })) : [],
  );
  return (
    <li>
      <div className={styles.chip}>
        {themes.map((theme) => (
          <svg key={theme} className={styles[theme]} viewBox="0 0 96 64" preserveAspectRatio="none" aria-hidden="true">
            <rect width="96" height="64" fill={`var(--color-${name})`} />
          </svg>
        ))}
      </div>
      <p className={styles.name}>
        <code>--color-{name}</code>
      </p>
      <p className={styles.values}>
        {themes.map((theme) => (
          <span key={theme}>
            {theme} <code>{pairs.get(name)?.[theme]}</code>
          </span>
        ))}
      </p>
      {uses.length > 0 && (
        <ul className={styles.uses}>
          {uses.map(({ background, least }) => (
            <li key={background + least} className={styles.use}>
              <span>
                <VisuallyHidden>{least >= 7 ? 'Text' : 'Line'} on </VisuallyHidden>
                {background}
              </span>
              {themes.map((theme) => (
                <span key={theme} className={styles.ratio}>
                  <Plate theme={theme} foreground={name} background={background} isText={least >= 7} />
                  <VisuallyHidden>{theme} </VisuallyHidden>
                  {ratio(pairs.get(name)?.[theme], pairs.get(background)?.[theme])}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface PlateProps {
  readonly theme: (typeof themes)[number];
  readonly foreground: string;
  readonly background: string;
  readonly isText: boolean;
}

/** The colour as text or line on a surface. */
function Plate({ theme, foreground, background, isText }: PlateProps) {
  const ink = `var(--color-${foreground})`;
  return (
    <svg className={`${styles.plate} ${styles[theme]}`} viewBox="0 0 40 24" aria-hidden="true">
      <rect x="0.5" y="0.5" width="39" height="23" rx="4" fill={`var(--color-${background})`} stroke="var(--color-line)" />
      {isText ? (
        <text x="20" y="17" fill={ink} fontSize="15" fontWeight="550" textAnchor="middle">
          Aa
        </text>
      ) : (
        <path d="M8 12h24" stroke={ink} strokeWidth="3" strokeLinecap="round" />
      )}
    </svg>
  );
}

/** Rounded down: 6.96 does not reach 7. */
function ratio(a: string | undefined, b: string | undefined): string {
  return a && b ? (Math.floor(contrast(a, b) * 10) / 10).toFixed(1) : 'not in hex';
}
