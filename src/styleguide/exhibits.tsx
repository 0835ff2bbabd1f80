/** States that no page shows until something happens: an outage, an error of a server, a day without data. */
import type { ReactNode } from 'react';
import { ErrorSummary } from '../components/Form/ErrorSummary';
import { FormContext } from '../components/Form/formContext';
import { wholeForm } from '../components/Form/serverErrors';
import { StatusMessage, StatusRegion } from '../components/Form/StatusRegion';
import { SubmitButton } from '../components/Form/SubmitButton';
import { TextField } from '../components/Form/TextField';
import { status } from '../content/facts/status';
import { noAnswer, otherError } from '../content/interface';
import { signUp } from '../content/pages/account';
import { contact } from '../content/pages/contact';
import { Cable, type CableProps } from '../drawings/Cable/Cable';
import { JackShape } from '../drawings/Jack/Jack';
import { Lamp, lampStates } from '../drawings/Lamp/Lamp';
import { Meter } from '../drawings/Meter/Meter';
import { ServiceRack } from '../pages/StatusPage/ServiceRack';
import layout from '../styles/layout.module.css';
import styles from './StyleguidePage.module.css';

export interface Exhibit {
  readonly name: string;
  readonly size: 'small' | 'large';
  /** Samples by the name of their state. */
  readonly samples: Readonly<Record<string, ReactNode>>;
}

const cables = { key: 'carries the call', standby: 'failover', takeover: 'failover that carries the call', cut: 'has failed' } as const;
const [incident] = status.incidents;
const { email } = signUp.fields;
const errors = { [wholeForm]: otherError, email: email.errors.taken };

export const exhibits: readonly Exhibit[] = [
  { name: 'Lamp', size: 'small', samples: Object.fromEntries(lampStates.map((state) => [state, <Lamp key={state} state={state} />])) },
  {
    name: 'Cable',
    size: 'small',
    samples: Object.fromEntries(
      (Object.keys(cables) as (keyof typeof cables)[]).map((kind) => [
        `${kind}, ${cables[kind]}`,
        <CableBetweenJacks key={kind} kind={kind} />,
      ]),
    ),
  },
  {
    name: 'Meter',
    size: 'large',
    samples: { empty: <Meter used={0} marks={[0.8, 1]} />, full: <Meter used={1} marks={[0.8, 1]} /> },
  },
  {
    name: 'ServiceRack',
    size: 'large',
    samples: {
      'with dates, a current incident, and days without data': (
        <ServiceRack
          days={30}
          lastDay="2026-03-01"
          services={status.services
            .slice(0, 2)
            .map((service, index) => ({ ...service, state: index ? 'operational' : 'outage', daysWithoutData: 5 }))}
          incidents={
            incident
              ? [{ ...incident, state: 'investigating', ended: null, affected: { [status.services[0]?.id ?? '']: ['degraded', 'down'] } }]
              : []
          }
        />
      ),
    },
  },
  {
    name: 'Form',
    size: 'large',
    samples: {
      'with errors of a server': (
        <SampleForm errors={errors}>
          <ErrorSummary ref={null} formId="sample" errors={errors} />
          <TextField name="email" label={email.label} type="email" autoComplete="email" isRequired />
        </SampleForm>
      ),
      'on its way to a server': (
        <SampleForm isBusy>
          <SubmitButton>{contact.form.submit}</SubmitButton>
          <StatusRegion>
            <StatusMessage {...contact.sending} />
          </StatusRegion>
        </SampleForm>
      ),
      'without an answer': (
        <StatusRegion>
          <StatusMessage {...noAnswer} />
        </StatusRegion>
      ),
    },
  },
];

function CableBetweenJacks({ kind }: Pick<CableProps, 'kind'>) {
  return (
    <svg className={styles.cable} viewBox="0 0 240 80" aria-hidden="true">
      <JackShape x={24} y={24} />
      <JackShape x={216} y={24} />
      <Cable kind={kind} path="M24 24C80 88 160 88 216 24" />
    </svg>
  );
}

interface SampleFormProps {
  readonly errors?: Readonly<Record<string, string>>;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** A form that sends nothing. Without a name, it is not a landmark. */
function SampleForm({ errors: shown = {}, isBusy, children }: SampleFormProps) {
  return (
    <form className={layout.stack} data-gap="3" method="dialog" noValidate>
      <FormContext value={{ formId: 'sample', draft: '', errors: shown, submitCount: 1, isBusy }}>{children}</FormContext>
    </form>
  );
}
