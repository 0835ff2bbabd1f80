import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup';
import { requestBuilder, requestProviders } from '../../content/pages/referencePlates';
import { announce } from '../../lib/announce';
import { useEntered } from '../../lib/useEntered';
import { changeFields, changeProvider, initialState, keepFields, keptFields, type RequestState } from './request';
import { RequestField } from './RequestField';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import styles from './RequestForm.module.css';

export interface RequestFormProps {
  readonly state: RequestState;
  readonly onChange: (change: (state: RequestState) => RequestState) => void;
}

/** Hidden without script, because only the app updates the samples. */
export function RequestForm({ state, onChange }: RequestFormProps) {
  const announced = useRef(state);

  // The server does not know what was typed on an earlier visit. Before `useEntered`, because what is typed now counts more.
  useLayoutEffect(() => {
    const kept = keptFields();
    if (kept) onChange((current) => changeFields(current, kept));
  }, [onChange]);
  const entered = useEntered<HTMLDivElement>(({ type, name, value }) => {
    // RadioGroup reports the provider.
    if (type !== 'radio') onChange((current) => changeFields(current, { [name]: value }));
  });

  useEffect(() => {
    if (state !== initialState) keepFields(state);
  }, [state]);

  // Announces what has changed since focus came, because announcing each keystroke would interrupt typing.
  const handleFocus = () => {
    announced.current = state;
  };

  const handleBlur = () => {
    if (announced.current.fields === state.fields) return;
    announced.current = state;
    const [error] = Object.entries(state.errors).map((entry) => entry.join(': '));
    announce(error ? `${error} ${requestBuilder.notUpdated}` : requestBuilder.updated);
  };

  const handleReset = () => {
    onChange(() => initialState);
    keepFields(initialState);
    announced.current = initialState;
    announce(requestBuilder.updated);
  };

  return (
    <div {...entered} className={styles.root} data-with-js onFocus={handleFocus} onBlur={handleBlur}>
      <RadioGroup
        label={requestBuilder.provider}
        items={requestProviders}
        selected={state.fields.provider}
        onChange={(provider) => onChange((current) => changeProvider(current, provider))}
      />
      <div className={styles.fields}>
        {requestBuilder.fields.map((field) => (
          <RequestField key={field.name} {...field} value={state.fields[field.name]} error={state.errors[field.name]} />
        ))}
      </div>
      <div className={layout.cluster}>
        <Button size="small" onPress={handleReset}>
          {requestBuilder.reset}
        </Button>
        <p className={primitives.quiet}>{requestBuilder.note}</p>
      </div>
    </div>
  );
}
