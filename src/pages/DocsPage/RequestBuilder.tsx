import { useEffect, useId, useRef } from 'react';
import fieldStyles from '../../components/Form/TextField.module.css';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup';
import { requestBuilder } from '../../content/docs/referencePlates';
import { announce } from '../../lib/announce';
import styles from './RequestBuilder.module.css';

/** By the name of the field in the body. */
export type RequestValues = Readonly<Record<string, string>>;

export interface RequestBuilderProps {
  readonly values: RequestValues;
  readonly onChange: (values: RequestValues) => void;
}

const { fields, providers } = requestBuilder;

/** Fields that rewrite the samples below. Native, and not React Aria's: what was typed before hydration counts. */
export function RequestBuilder({ values, onChange }: RequestBuilderProps) {
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const said = useRef(values);

  const inputOf = (name: string) => root.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
  const typed = () =>
    Object.fromEntries(
      fields.flatMap(({ name }) => {
        const input = inputOf(name);
        // An empty field, or one that holds no number, changes nothing.
        return input?.value ? [[name, input.value] as const] : [];
      }),
    );

  useEffect(() => {
    const chosen = root.current?.querySelector<HTMLInputElement>('[type=radio]:checked')?.value;
    const now = { ...values, ...typed(), ...(chosen && { provider: chosen }) };
    // What was typed or chosen before hydration. As a rule nothing was, and no sample needs rendering again.
    if (JSON.stringify(now) !== JSON.stringify(values)) onChange(now);
    // Once: later changes come by onSelect and onInput.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const say = (now: RequestValues) => {
    if (JSON.stringify(now) !== JSON.stringify(said.current)) announce(requestBuilder.rebuilt(now));
    said.current = now;
  };

  const handleProvider = (provider: string) => {
    const model = providers.find((entry) => entry.id === provider)?.model;
    const input = inputOf('model');
    // Another provider has another model to begin with; what somebody has typed stays.
    if (model && input && providers.some((entry) => entry.model === input.value)) input.value = model;
    const now = { ...values, ...typed(), provider };
    onChange(now);
    say(now);
  };

  return (
    // The change is announced when a field is left, not with each letter.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset ref={root} className={styles.root} onBlur={() => say(values)}>
      <legend className={styles.legend}>{requestBuilder.heading}</legend>
      <p className={styles.note}>{requestBuilder.note}</p>
      <RadioGroup label={requestBuilder.provider} items={providers} selected={values['provider'] ?? ''} onSelect={handleProvider} />
      <div className={styles.fields}>
        {fields.map((field) => (
          <div key={field.name} className={fieldStyles.root}>
            <label className={fieldStyles.label} htmlFor={`${id}-${field.name}`}>
              <code translate="no">{field.name}</code>
            </label>
            <input
              id={`${id}-${field.name}`}
              className={fieldStyles.input}
              type={field.kind}
              name={field.name}
              step={'step' in field ? field.step : undefined}
              min={'min' in field ? field.min : undefined}
              autoComplete="off"
              spellCheck={false}
              defaultValue={values[field.name]}
              onInput={() => onChange({ ...values, ...typed() })}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
