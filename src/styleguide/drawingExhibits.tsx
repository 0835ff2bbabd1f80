/** Exhibits of the drawings: jack, cable, plug, and what is made of them. */
import { SiteLink } from '../components/SiteLink/SiteLink';
import { home } from '../content/home';
import { status } from '../content/status';
import { statusDays } from '../content/statusDays';
import { Cable, type CableProps } from '../drawings/Cable/Cable';
import trail from '../drawings/CableTrail/CableTrail.module.css';
import { DayRow, DaySign } from '../drawings/DayRow/DayRow';
import { FeatureDrawing } from '../drawings/FeatureDrawing/FeatureDrawing';
import { Jack, JackShape, PlugShape } from '../drawings/Jack/Jack';
import { Logo, LogoShape } from '../drawings/Logo/Logo';
import { LooseCable } from '../drawings/LooseCable/LooseCable';
import { SidePlug } from '../drawings/LooseCable/SidePlug';
import { Rack } from '../drawings/Rack/Rack';
import { Screw } from '../drawings/Screw/Screw';
import { Lamp } from '../pages/StatusPage/Lamp';
import { ServiceRack } from '../pages/StatusPage/ServiceRack';
import { routeById } from '../routes';
import { FakeLocation } from './FakeLocation';
import { Sample, Samples } from './Sample';
import { ofComponents } from './exhibit';
import styles from './drawingExhibits.module.css';

const cableKinds: readonly { readonly kind: NonNullable<CableProps['kind']>; readonly words: string }[] = [
  { kind: 'key', words: 'key, carries the call' },
  { kind: 'standby', words: 'standby, would take over' },
  { kind: 'takeover', words: 'takeover, carries the call instead' },
  { kind: 'cut', words: 'cut, has failed' },
];

const [incident] = status.incidents;
const touched = status.services.filter(({ id }) => statusDays.touched[incident.id]?.includes(id));

const dayStates = ['up', 'degraded', 'down', 'none'] as const;

const menu = ['product', 'integrations', 'pricing'] as const;

export const drawingExhibits = ofComponents([
  {
    source: 'drawings/Jack/Jack.tsx',
    content: (
      <Samples size="small">
        <Sample of="Jack" state="empty">
          <Jack />
        </Sample>
        <Sample of="Jack" state="plugged">
          <Jack isPlugged />
        </Sample>
        <Sample of="Jack" state="with a number">
          <Jack text="1" />
        </Sample>
        <Sample of="PlugShape" state="on its own">
          <svg className={styles.shape} viewBox="0 0 48 48" aria-hidden="true">
            <PlugShape x={24} y={24} />
          </svg>
        </Sample>
      </Samples>
    ),
  },
  {
    source: 'drawings/Cable/Cable.tsx',
    note: 'In a drawing come the jacks first, then the cables over them, then the plugs on top.',
    content: (
      <Samples size="medium">
        {cableKinds.map(({ kind, words }) => (
          <Sample key={kind} of="Cable" state={words}>
            <svg className={styles.cable} viewBox="0 0 240 80" aria-hidden="true">
              <JackShape x={24} y={24} />
              <JackShape x={216} y={24} />
              <Cable kind={kind} path="M24 24C80 88 160 88 216 24" />
              {kind === 'key' && <PlugShape x={24} y={24} />}
              {kind === 'key' && <PlugShape x={216} y={24} />}
            </svg>
          </Sample>
        ))}
      </Samples>
    ),
  },
  {
    source: 'drawings/LooseCable/LooseCable.tsx',
    content: (
      <Samples size="medium">
        <Sample of="LooseCable" state="unplugged">
          <Rack variant="bare">
            <LooseCable />
          </Rack>
        </Sample>
        <Sample of="LooseCable" state="cut">
          <Rack variant="bare">
            <LooseCable isCut />
          </Rack>
        </Sample>
        <Sample of="SidePlug" state="on its own">
          <svg className={styles.plug} viewBox="-80 -16 88 32" aria-hidden="true">
            <SidePlug x={0} y={0} />
          </svg>
        </Sample>
      </Samples>
    ),
  },
  {
    source: 'drawings/Rack/Rack.tsx',
    note: 'Dark in every theme, light on paper. One rack a page, two at most: it is what the eye meets first.',
    content: (
      <Samples size="medium">
        <Sample of="Rack" state="padded">
          <Rack>
            <p className={styles.words}>Words in a rack</p>
          </Rack>
        </Sample>
        <Sample of="Rack" state="bare">
          <Rack variant="bare">
            <p className={styles.words}>Words in a rack</p>
          </Rack>
        </Sample>
      </Samples>
    ),
  },
  {
    source: 'drawings/Screw/Screw.tsx',
    content: (
      <Samples size="small">
        {[0, 25, 70, 140].map((turn) => (
          <Sample key={turn} of="Screw" state={`turned ${turn} degrees`}>
            <Screw turn={turn} />
          </Sample>
        ))}
      </Samples>
    ),
  },
  {
    source: 'drawings/FeatureDrawing/FeatureDrawing.tsx',
    content: (
      <Samples size="small">
        {home.features.items.map(({ id }) => (
          <Sample key={id} of="FeatureDrawing" state={id}>
            <FeatureDrawing name={id} />
          </Sample>
        ))}
        <Sample of="FeatureDrawing" state="unified-key, large">
          <FeatureDrawing name="unified-key" size="large" />
        </Sample>
      </Samples>
    ),
  },
  {
    source: 'drawings/DayRow/DayRow.tsx',
    content: (
      <Samples size="large">
        <Sample of="DayRow" state="90 days, one of each state">
          <DayRow days={Array.from({ length: 90 }, (_, day) => dayStates[day - 40] ?? 'up')} ago={statusDays.ago} today={statusDays.today} />
        </Sample>
        {dayStates.map((state) => (
          <Sample key={state} of="DaySign" state={state}>
            <DaySign state={state} />
          </Sample>
        ))}
      </Samples>
    ),
  },
  {
    source: 'drawings/CableTrail/CableTrail.module.css',
    note: 'A stylesheet for lists: the cable leads to the current item.',
    content: (
      <Samples size="medium">
        {(['down', 'across'] as const).map((direction) => (
          <Sample key={direction} of="CableTrail" state={`${direction} the list`}>
            <FakeLocation path={routeById('integrations').path}>
              <ul className={`${trail.trail} ${trail.jacks} ${styles[direction]}`}>
                {/* Across, as many as fit into 320 px. */}
                {menu.slice(0, direction === 'across' ? 2 : undefined).map((id) => (
                  <li key={id}>
                    <SiteLink route={id} variant="menu">
                      {routeById(id).label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </FakeLocation>
          </Sample>
        ))}
      </Samples>
    ),
  },
  {
    source: 'drawings/Logo/Logo.tsx',
    content: (
      <Samples size="small">
        <Sample of="Logo" state="in the header, which draws its cable">
          <Logo />
        </Sample>
        <Sample of="LogoShape" state="whole, inside another drawing">
          <svg className={styles.shape} viewBox="0 0 48 48" aria-hidden="true">
            <LogoShape />
          </svg>
        </Sample>
      </Samples>
    ),
  },
  {
    source: 'pages/StatusPage/ServiceRack.tsx',
    note: 'An incident whose date is published hangs from its day.',
    content: (
      <Samples size="large">
        <Sample of="ServiceRack" state="an incident with a date">
          <ServiceRack services={touched} incidents={[{ ...incident, date: '2024-09-15' }]} lastDay="2024-10-01" />
        </Sample>
      </Samples>
    ),
  },
  {
    source: 'pages/StatusPage/Lamp.tsx',
    content: (
      <Samples size="small">
        <Sample of="Lamp" state="small">
          <Lamp />
        </Sample>
        <Sample of="Lamp" state="large">
          <Lamp size="large" />
        </Sample>
      </Samples>
    ),
  },
]);
