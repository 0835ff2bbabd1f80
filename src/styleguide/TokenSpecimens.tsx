import type { ReactNode } from 'react';
import { home } from '../content/home';
import type { Token } from './readTokens';
import { withToken } from './withToken';
import styles from './TokenSpecimens.module.css';

interface TokensProps {
  readonly tokens: readonly Token[];
}

const line = home.hero.heading;
/** Easily confused characters, which these typefaces keep apart. */
const lookalikes = 'Il1 O0 B8 S5 rn m a e c o';

const typeProperties = { font: 'font-family', weight: 'font-weight', size: 'font-size', measure: 'max-inline-size' };

/** Typefaces, weights, sizes and the maximum length of a line. */
export function TypeSpecimens({ tokens }: TokensProps) {
  const words = { font: lookalikes, weight: line, size: line, measure: `${home.hero.lead} ${home.integrationsTeaser.text}` };
  return (
    <Specimens
      tokens={tokens}
      draw={(name) => {
        const kind = /^--(\w+)/.exec(name)?.[1] as keyof typeof typeProperties;
        return (
          <p ref={withToken(typeProperties[kind], name)} className={styles.text} data-token={name} data-kind={kind}>
            {words[kind]}
          </p>
        );
      }}
    />
  );
}

/** A bar as long as each step; the width of the page exceeds this column. */
export function SpaceSpecimens({ tokens }: TokensProps) {
  return <Specimens tokens={tokens} draw={(name) => <div ref={withToken('inline-size', name)} className={styles.bar} />} />;
}

export function RadiusSpecimens({ tokens }: TokensProps) {
  return <Specimens tokens={tokens} draw={(name) => <div ref={withToken('border-radius', name)} className={styles.box} />} />;
}

export function LineSpecimens({ tokens }: TokensProps) {
  return <Specimens tokens={tokens} draw={(name) => <div ref={withToken('border-block-start', name)} className={styles.rule} />} />;
}

export interface SpecimensProps extends TokensProps {
  /** Shows the token at work; left out for kinds of token that the style guide does not know. */
  readonly draw?: (name: string) => ReactNode;
}

/** Tokens with their values, each shown at work. */
export function Specimens({ tokens, draw }: SpecimensProps) {
  return (
    <ul>
      {tokens.map(({ name, value }) => (
        <li key={name} className={styles.specimen}>
          <p className={styles.label}>
            <code className={styles.name}>{name}</code> <span className={styles.value}>{value}</span>
          </p>
          {draw?.(name)}
        </li>
      ))}
    </ul>
  );
}
