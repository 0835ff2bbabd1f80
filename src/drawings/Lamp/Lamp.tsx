import type { ReactNode } from 'react';
import type { IncidentState, ServiceState } from '../../lib/uptime';

export interface LampProps {
  readonly state: ServiceState | IncidentState;
  /** `large` is as high as the text beside it. */
  readonly size?: 'small' | 'large';
}

/** Decoration: the text beside it must state the same. States differ in shape. */
export function Lamp({ state, size = 'small' }: LampProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size === 'large' ? '1em' : '1.25rem'}
      fill="none"
      strokeLinecap="round"
      data-lamp={state}
      aria-hidden="true"
    >
      {signs[state]}
    </svg>
  );
}

const check = (
  <g stroke="var(--color-success)" strokeWidth="1.5">
    <circle cx="12" cy="12" r="10.5" />
    <circle cx="12" cy="12" r="8" fill="var(--color-success)" stroke="none" />
    <path d="m8 12.5 2.75 2.75L16 9.5" stroke="var(--color-surface)" strokeWidth="2" strokeLinejoin="round" />
  </g>
);

/** The days of a service use the same shapes: half of a jack, and crossed cables. */
const signs: Readonly<Record<LampProps['state'], ReactNode>> = {
  operational: check,
  // An empty jack: the service is unplugged on purpose.
  maintenance: (
    <g stroke="var(--color-text)" strokeWidth="1.5">
      <circle cx="12" cy="12" r="10.5" />
      <circle cx="12" cy="12" r="5" strokeWidth="4" />
    </g>
  ),
  degraded: (
    <g stroke="var(--color-text)" strokeWidth="1.5">
      <circle cx="12" cy="12" r="10.5" />
      <path d="M4 12h16a8 8 0 0 1-16 0" fill="var(--color-text)" stroke="none" />
    </g>
  ),
  outage: (
    <g stroke="var(--color-error)" strokeWidth="1.5">
      <circle cx="12" cy="12" r="10.5" />
      <path d="m7.5 7.5 9 9m0-9-9 9" strokeWidth="3" />
    </g>
  ),
  investigating: steps(12),
  identified: steps(9, 15),
  monitoring: steps(7, 12, 17),
  resolved: check,
};

export const lampStates = Object.keys(signs) as readonly LampProps['state'][];

/** A dot for each step toward the solution. A line without length draws a dot, because of its round caps. */
function steps(...places: readonly number[]) {
  return (
    <g stroke="var(--color-text)" strokeWidth="1.5">
      <circle cx="12" cy="12" r="10.5" />
      <path d={places.map((x) => `M${x} 12h0`).join('')} strokeWidth="4" />
    </g>
  );
}
