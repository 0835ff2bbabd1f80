import { useState } from 'react';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup';
import { type RequestFields, statusAnswers, statusRow } from '../../content/pages/referencePlates';
import { announce } from '../../lib/announce';
import { errorCode, responseCode } from './requestCode';
import styles from './ResponseViewer.module.css';

const [first] = statusAnswers;

/** Shows the response for the selected status code. In print and without script, all responses show in sequence. */
export function ResponseViewer({ request }: { readonly request: RequestFields }) {
  const [selected, setSelected] = useState(first?.id ?? '');

  const handleChange = (id: string) => {
    setSelected(id);
    const answer = statusAnswers.find((entry) => entry.id === id);
    if (answer) announce(`${answer.label}: ${answer.meaning}. ${answer.retry}`);
  };

  return (
    <div>
      <RadioGroup label={statusRow.label} items={statusAnswers} selected={selected} onChange={handleChange} />
      {statusAnswers.map(({ id, label, meaning, retry, bodyTitle, error }) => (
        <div key={id} className={styles.answer} data-plugged={id === selected || undefined}>
          <p className={styles.words}>
            <strong>
              <code translate="no">{label}</code> {meaning}.
            </strong>{' '}
            {retry}
          </p>
          <CodeBlock title={bodyTitle} code={error ? errorCode(error) : responseCode(request)} />
        </div>
      ))}
    </div>
  );
}
