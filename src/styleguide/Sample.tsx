import type { ReactNode } from 'react';
import type { ForcedState } from './extendStates';
import { InteractionSample, type InteractionSampleProps } from './InteractionSample';
import styles from './Sample.module.css';

export interface SampleProps extends Partial<InteractionSampleProps> {
  /** The name of the component: of its folder, or of its export. */
  readonly of: string;
  /** The state, in words. */
  readonly state: string;
  /** Shows a state that takes a pointer or a key. */
  readonly force?: ForcedState;
  readonly children: ReactNode;
}

/** One component in one state, under a caption. Container queries inside measure the sample, not the page. */
export function Sample({ of, state, force, play, children, ...interaction }: SampleProps) {
  return (
    <figure className={styles.root} data-component={of}>
      <figcaption className={styles.caption}>
        <strong>{of}:</strong> {state}
      </figcaption>
      <div className={styles.stage} data-force={force}>
        {play ? (
          <InteractionSample play={play} {...interaction}>
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
  /** The width that each sample needs, which decides the number of columns. */
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
  /** What all four have in common, such as a variant. */
  readonly state?: string;
  /** A function receives the state, for a component that needs a different name in each. */
  readonly children: ReactNode | ((state: string) => ReactNode);
}

/** The same component four times: at rest, hovered, focused and pressed. */
export function EachState({ of, state, children }: EachStateProps) {
  return forced.map(({ words, force }) => (
    <Sample key={words} of={of} state={state ? `${state}, ${words}` : words} force={force}>
      {typeof children === 'function' ? children(words) : children}
    </Sample>
  ));
}
