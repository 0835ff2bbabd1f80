/** The drawings: jack, cable, plug, and what is made of them. */
import { CallLog } from '../components/CallLog/CallLog';
import { FailoverTimeline } from '../components/FailoverTimeline/FailoverTimeline';
import { KeyPlaces } from '../components/KeyPlaces/KeyPlaces';
import { KeyTangle } from '../components/KeyTangle/KeyTangle';
import { Picture } from '../components/Picture/Picture';
import { QuotaGauge } from '../components/QuotaGauge/QuotaGauge';
import { SiteLink } from '../components/SiteLink/SiteLink';
import { status } from '../content/status';
import { statusDays } from '../content/statusDays';
import { Cable, type CableProps } from '../drawings/Cable/Cable';
import trail from '../drawings/CableTrail/CableTrail.module.css';
import { DayRow, DaySign } from '../drawings/DayRow/DayRow';
import { Jack, JackShape, PlugShape } from '../drawings/Jack/Jack';
import { Logo } from '../drawings/Logo/Logo';
import { LooseCable } from '../drawings/LooseCable/LooseCable';
import { Rack } from '../drawings/Rack/Rack';
import { Screw } from '../drawings/Screw/Screw';
import { Lamp } from '../pages/StatusPage/Lamp';
import { ServiceRack } from '../pages/StatusPage/ServiceRack';
import { routeById } from '../routes';
import type { Exhibit } from './exhibit';
import { MarkedPage } from './MarkedPage';
import styles from './samples.module.css';

const [incident] = status.incidents;
const touched = status.services.filter(({ id }) => statusDays.touched[incident.id]?.includes(id));
const dayStates = ['up', 'degraded', 'down', 'none'] as const;
const words = <p className={styles.words}>Words in a rack</p>;

export const drawingExhibits: readonly Exhibit[] = [
  {
    source: 'drawings/Jack/Jack.tsx',
    size: 'small',
    samples: {
      empty: <Jack />,
      plugged: <Jack isPlugged />,
      'with a number': <Jack text="1" />,
      'a plug on its own': (
        <svg className={styles.shape} viewBox="0 0 48 48" aria-hidden="true">
          <PlugShape x={24} y={24} />
        </svg>
      ),
    },
  },
  {
    source: 'drawings/Cable/Cable.tsx',
    note: 'In a drawing come the jacks first, then the cables over them, then the plugs on top.',
    size: 'medium',
    samples: {
      'key, carries the call': cable('key'),
      'standby, would take over': cable('standby'),
      'takeover, carries the call instead': cable('takeover'),
      'cut, has failed': cable('cut'),
    },
  },
  {
    source: 'drawings/LooseCable/LooseCable.tsx',
    size: 'medium',
    samples: {
      unplugged: (
        <Rack variant="bare">
          <LooseCable />
        </Rack>
      ),
      cut: (
        <Rack variant="bare">
          <LooseCable isCut />
        </Rack>
      ),
    },
  },
  {
    source: 'drawings/Rack/Rack.tsx',
    note: 'Dark in every theme, light on paper. One rack a page, two at most.',
    size: 'medium',
    samples: { padded: <Rack>{words}</Rack>, bare: <Rack variant="bare">{words}</Rack> },
  },
  { source: 'drawings/Screw/Screw.tsx', size: 'small', samples: { 'turned a little': <Screw turn={25} />, 'turned far': <Screw turn={140} /> } },
  {
    source: 'components/Picture/Picture.tsx',
    note: 'The frame of the pictures below, which show the product.',
    size: 'medium',
    samples: { 'made up': <Picture title="Title" isSample>{words}</Picture> },
  },
  { source: 'components/KeyTangle/KeyTangle.tsx', size: 'large', samples: { 'keys and cables': <KeyTangle /> } },
  { source: 'components/KeyPlaces/KeyPlaces.tsx', size: 'large', samples: { 'three places': <KeyPlaces /> } },
  { source: 'components/FailoverTimeline/FailoverTimeline.tsx', size: 'large', samples: { 'a call that fails over': <FailoverTimeline /> } },
  { source: 'components/CallLog/CallLog.tsx', size: 'large', samples: { 'six calls': <CallLog /> } },
  { source: 'components/QuotaGauge/QuotaGauge.tsx', size: 'large', samples: { 'past the first mark': <QuotaGauge /> } },
  {
    source: 'drawings/DayRow/DayRow.tsx',
    size: 'large',
    samples: {
      'one day of each state': <DayRow days={Array.from({ length: 90 }, (_, day) => dayStates[day - 40] ?? 'up')} ago={statusDays.ago} today={statusDays.today} />,
      'signs for a legend': dayStates.map((state) => <DaySign key={state} state={state} />),
    },
  },
  {
    source: 'drawings/CableTrail/CableTrail.module.css',
    note: 'A style sheet for lists: the cable leads to the current item.',
    size: 'medium',
    samples: {
      'down the list': (
        <MarkedPage path={routeById('integrations').path}>
          <ul className={`${trail.trail} ${trail.jacks} ${styles.trail}`}>
            {(['product', 'integrations', 'pricing'] as const).map((id) => (
              <li key={id}>
                <SiteLink route={id} variant="menu">
                  {routeById(id).label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </MarkedPage>
      ),
    },
  },
  { source: 'drawings/Logo/Logo.tsx', size: 'small', samples: { 'in the header, which draws its cable': <Logo /> } },
  {
    source: 'pages/StatusPage/ServiceRack.tsx',
    size: 'large',
    samples: {
      'an incident with a date hangs from its day': <ServiceRack services={touched} incidents={[{ ...incident, date: '2024-09-15' }]} lastDay="2024-10-01" />,
    },
  },
  { source: 'pages/StatusPage/Lamp.tsx', size: 'small', samples: { small: <Lamp />, large: <Lamp size="large" /> } },
];

function cable(kind: NonNullable<CableProps['kind']>) {
  return (
    <svg className={styles.cable} viewBox="0 0 240 80" aria-hidden="true">
      <JackShape x={24} y={24} />
      <JackShape x={216} y={24} />
      <Cable kind={kind} path="M24 24C80 88 160 88 216 24" />
    </svg>
  );
}
