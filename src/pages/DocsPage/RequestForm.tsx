import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup';
import { requestBuilder, requestProviders } from '../../content/docs/referencePlates';
import { announce } from '../../lib/announce';
import { changeFields, changeProvider, initialState, type RequestState } from './request';
import { RequestField } from './RequestField';
import styles from './RequestForm.module.css';

export interface RequestFormProps {
  /** The id of the heading that names the fields. */
  readonly labelledBy: string;
  readonly state: RequestState;
  readonly onChange: (change: (state: RequestState) => RequestState) => void;
}

/** The fields of the request. Hidden without script, because only the app updates the samples. */
export function RequestForm({ labelledBy, state, onChange }: RequestFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const announced = useRef(state);

  // Text that was typed before hydration: React hears of no such event.
  useEffect(() => {
    const inputs = root.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]:not([type=radio])') ?? [];
    const values = Object.fromEntries(Array.from(inputs, ({ name, value }) => [name, value]));
    const typed = requestBuilder.fields.filter(({ name }) => values[name] !== initialState.fields[name]);
    if (typed.length > 0) onChange((current) => changeFields(current, Object.fromEntries(typed.map(({ name }) => [name, values[name]]))));
  }, [onChange]);

  // When focus leaves a field, and not with each letter.
  const handleBlur = () => {
    if (announced.current.fields === state.fields) return;
    announced.current = state;
    const [error] = Object.values(state.errors);
    announce(error ? `${error} ${requestBuilder.notUpdated}` : requestBuilder.updated);
  };

  const handleReset = () => {
    onChange(() => initialState);
    announced.current = initialState;
    announce(requestBuilder.updated);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div ref={root} role="group" className={styles.root} data-with-js aria-labelledby={labelledBy} onBlur={handleBlur}>
      <RadioGroup
        label={requestBuilder.provider}
        items={requestProviders}
        selected={state.fields.provider}
        onSelect={(provider) => onChange((current) => changeProvider(current, provider))}
      />
      <div className={styles.fields}>
        {requestBuilder.fields.map((field) => (
          <RequestField
            key={field.name}
            {...field}
            value={state.fields[field.name]}
            error={state.errors[field.name]}
            onChange={(value) => onChange((current) => changeFields(current, { [field.name]: value }))}
          />
        ))}
      </div>
      <div className={styles.end}>
        <Button size="small" onPress={handleReset}>
          {requestBuilder.reset}
        </Button>
        <p className={styles.note}>{requestBuilder.note}</p>
      </div>
    </div>
  );
}
