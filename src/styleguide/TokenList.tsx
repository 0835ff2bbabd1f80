import { colorPairs, colorSchemes } from '../styles/colorPairs';
import layout from '../styles/layout.module.css';
import styles from './TokenList.module.css';

export interface TokenListProps {
  /** The text of tokens.css. */
  readonly css: string;
}

/** Every token of tokens.css with its value and a specimen. */
export function TokenList({ css }: TokenListProps) {
  const [, root = ''] = /:root \{([^}]*)\}/.exec(css) ?? [];
  const pairs = colorPairs(css);
  return (
    <ul className={layout.columns} data-split="cards" data-gap="3">
      {Array.from(root.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name = '', value]) => (
        <li key={name} className={layout.ruled}>
          <p className={styles.label}>
            <code>{name}</code> {value}
          </p>
          {pairs.has(name.replace('--color-', '')) ? <Chips name={name} /> : <Specimen name={name} />}
        </li>
      ))}
    </ul>
  );
}

function Chips({ name }: { readonly name: string }) {
  return colorSchemes.map((scheme) => (
    <svg key={scheme} className={styles[scheme]} viewBox="0 0 96 32" width="96" aria-hidden="true">
      <rect width="96" height="32" fill={`var(${name})`} />
    </svg>
  ));
}

/** The CSS property of the specimen, by the first word of the token's name. */
const properties: Readonly<Record<string, string>> = {
  font: 'font-family',
  weight: 'font-weight',
  size: 'font-size',
  measure: 'inline-size',
  width: 'inline-size',
  icon: 'inline-size',
  jack: 'inline-size',
  cable: 'inline-size',
  field: 'inline-size',
  space: 'inline-size',
  target: 'inline-size',
  frame: 'inline-size',
  radius: 'border-radius',
  line: 'border-block-start',
};

function Specimen({ name }: { readonly name: string }) {
  const kind = /\w+/.exec(name)?.[0] ?? '';
  const property = properties[kind];
  if (!property) return null;
  // The content security policy blocks style attributes in HTML, but not styles set by script.
  const show = (element: HTMLElement | null) => element?.style.setProperty(property, `var(${name})`);
  // Characters that look alike in many fonts.
  if (property.startsWith('font'))
    return (
      <p ref={show} className={styles.text}>
        Il1 O0 B8 S5 rn m a e c o
      </p>
    );
  return <div ref={show} className={styles.shape} data-kind={property} />;
}
