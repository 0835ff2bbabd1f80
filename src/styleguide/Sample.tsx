import type { ReactNode } from 'react';
import { InteractionSample, type InteractionSampleProps } from './InteractionSample';
import type { ForcedState } from './forceStates';
import styles from './Sample.module.css';

export interface SampleProps extends Partial<InteractionSampleProps> {
  /** The component, as its folder or its export is called. */
  readonly of: string;
  /** The state, in words. */
  readonly state: string;
  /** Shows what only a pointer or a key would. */
  readonly force?: ForcedState;
  readonly children: ReactNode;
}

/** One component in one state, and which it is. What is in it asks how wide the sample is, not the page. */
export function Sample({ of, state, force, play, children, ...act }: SampleProps) {
  return (
    <figure className={styles.root} data-component={of}>
      <figcaption className={styles.caption}>
        <strong>{of}:</strong> {state}
      </figcaption>
      <div className={styles.stage} data-force={force}>
        {play ? (
          <InteractionSample play={play} {...act}>
            {children}
          </InteractionSample>
        ) : (
          children
        )}
      </div>
    </figure>
  );
}

export interface SamplesProps {
  /** How much room a sample needs: columns follow from it. */
  readonly size: 'small' | 'medium' | 'large';
  readonly children: ReactNode;
}

/** Samples side by side. */
export function Samples({ size, children }: SamplesProps) {
  return (
    <div className={styles.samples} data-size={size}>
      {children}
    </div>
  );
}

const forced: readonly { readonly words: string; readonly force?: ForcedState }[] = [
  { words: 'at rest' },
  { words: 'hover', force: 'hover' },
  { words: 'focus', force: 'focus-visible' },
  { words: 'pressed', force: 'active' },
];

export interface EachStateProps extends Pick<SampleProps, 'of'> {
  /** What is the same in all of them, as a variant. */
  readonly state?: string;
  /** A function is told the state: where each needs a name of its own. */
  readonly children: ReactNode | ((state: string) => ReactNode);
}

/** The same component four times: at rest, pointed at, focused by key, pressed. */
export function EachState({ of, state, children }: EachStateProps) {
  return forced.map(({ words, force }) => (
    <Sample key={words} of={of} state={state ? `${state}, ${words}` : words} force={force}>
      {typeof children === 'function' ? children(words) : children}
    </Sample>
  ));
}
