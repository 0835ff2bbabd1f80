import type { ReactNode } from 'react';
import { home } from '../content/home';
import type { Token } from './readTokens';
import { withToken } from './withToken';
import styles from './TokenSpecimens.module.css';

interface TokensProps {
  readonly tokens: readonly Token[];
}

const line = home.hero.heading;
/** Letters that are easily taken for each other, which these typefaces keep apart. */
const lookalikes = 'Il1 O0 B8 S5 rn m a e c o';

const typeProperties = { font: 'font-family', weight: 'font-weight', size: 'font-size', measure: 'max-inline-size' };

/** Typefaces, weights, the scale, and the longest line. */
export function TypeSpecimens({ tokens }: TokensProps) {
  return (
    <Specimens>
      {tokens.map((token) => {
        const kind = /^--(\w+)/.exec(token.name)?.[1] as keyof typeof typeProperties;
        const words = { font: lookalikes, weight: line, size: line, measure: `${home.hero.lead} ${home.integrationsTeaser.text}` };
        return (
          <Specimen key={token.name} token={token}>
            <p ref={withToken(typeProperties[kind], token.name)} className={styles.text} data-token={token.name} data-kind={kind}>
              {words[kind]}
            </p>
          </Specimen>
        );
      })}
    </Specimens>
  );
}

/** Each step as long as it is; the frame is wider than this column. */
export function SpaceSpecimens({ tokens }: TokensProps) {
  return (
    <Specimens>
      {tokens.map((token) => (
        <Specimen key={token.name} token={token}>
          <div ref={withToken('inline-size', token.name)} className={styles.bar} />
        </Specimen>
      ))}
    </Specimens>
  );
}

export function RadiusSpecimens({ tokens }: TokensProps) {
  return (
    <Specimens>
      {tokens.map((token) => (
        <Specimen key={token.name} token={token}>
          <div ref={withToken('border-radius', token.name)} className={styles.box} />
        </Specimen>
      ))}
    </Specimens>
  );
}

export function LineSpecimens({ tokens }: TokensProps) {
  return (
    <Specimens>
      {tokens.map((token) => (
        <Specimen key={token.name} token={token}>
          <div
            ref={withToken(token.name === '--line-width' ? 'border-block-start-width' : 'border-block-start', token.name)}
            className={styles.rule}
          />
        </Specimen>
      ))}
    </Specimens>
  );
}

/** Tokens of a kind that the style guide does not know yet. */
export function OtherTokens({ tokens }: TokensProps) {
  return (
    <Specimens>
      {tokens.map((token) => (
        <Specimen key={token.name} token={token} />
      ))}
    </Specimens>
  );
}

function Specimens({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.root}>{children}</ul>;
}

function Specimen({ token: { name, value }, children }: { readonly token: Token; readonly children?: ReactNode }) {
  return (
    <li className={styles.specimen}>
      <p className={styles.label}>
        <code className={styles.name}>{name}</code> <span className={styles.value}>{value}</span>
      </p>
      {children}
    </li>
  );
}
