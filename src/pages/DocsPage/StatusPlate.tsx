import { useState } from 'react';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup';
import { statusAnswers, statusRow } from '../../content/docs/referencePlates';
import errorBody from '../../content/samples/error.json?highlight';
import responseBody from '../../content/samples/response.json?highlight';
import { announce } from '../../lib/announce';
import { replaceInRuns } from './replaceInRuns';
import styles from './StatusPlate.module.css';

const [first] = statusAnswers;

/** A jack for each status code: the one that is plugged in shows its body. In print and without script all stand in sequence. */
export function StatusPlate() {
  const [selected, setSelected] = useState(first?.id ?? '');

  const handleSelect = (id: string) => {
    setSelected(id);
    const answer = statusAnswers.find((entry) => entry.id === id);
    if (answer) announce(`${answer.label}: ${answer.meaning}. ${answer.retry}`);
  };

  return (
    <div>
      <RadioGroup label={statusRow.label} items={statusAnswers} selected={selected} onSelect={handleSelect} />
      {statusAnswers.map(({ id, label, meaning, retry, bodyTitle, replaced }) => (
        <div key={id} className={styles.answer} data-plugged={id === selected || undefined}>
          <p className={styles.words}>
            <strong>
              <code translate="no">{label}</code> {meaning}.
            </strong>{' '}
            {retry}
          </p>
          <CodeBlock title={bodyTitle} code={replaced ? replaceInRuns(errorBody, new Map(replaced)) : responseBody} />
        </div>
      ))}
    </div>
  );
}
