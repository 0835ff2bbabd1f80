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
import { Lamp, lampStates } from '../drawings/Lamp/Lamp';
import { ServiceRack } from '../pages/StatusPage/ServiceRack';
import layout from '../styles/layout.module.css';

export interface Exhibit {
  readonly name: string;
  readonly size: 'small' | 'large';
  /** Samples by the name of their state. */
  readonly samples: Readonly<Record<string, ReactNode>>;
}

const [incident] = status.incidents;
const { email } = signUp.fields;
const errors = { [wholeForm]: otherError, email: email.errors.taken };

export const exhibits: readonly Exhibit[] = [
  { name: 'Lamp', size: 'small', samples: Object.fromEntries(lampStates.map((state) => [state, <Lamp key={state} state={state} />])) },
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

interface SampleFormProps {
  readonly errors?: Readonly<Record<string, string>>;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** A form that sends nothing. Without a name, it is not a landmark. */
function SampleForm({ errors: shown = {}, isBusy = false, children }: SampleFormProps) {
  return (
    <form className={layout.stack} data-gap="3" method="dialog" noValidate>
      <FormContext value={{ formId: 'sample', draft: 'sample', errors: shown, submitCount: 1, isBusy }}>{children}</FormContext>
    </form>
  );
}
