import { useState } from 'react';
import { requestBuilder } from '../../content/pages/referencePlates';
import { initialState } from './request';
import { RequestForm } from './RequestForm';
import { RequestTabs } from './RequestTabs';
import { ResponseViewer } from './ResponseViewer';
import layout from '../../styles/layout.module.css';
import styles from './Workbench.module.css';

const headingId = 'request-builder';

/** Edits one request in fields, and shows it in every language with a response for each status code. */
export function Workbench() {
  const [state, setState] = useState(initialState);
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <h3 id={headingId}>{requestBuilder.heading}</h3>
      <div className={`${layout.stack} ${styles.parts}`} data-gap="3">
        <RequestForm state={state} onChange={setState} />
        <RequestTabs state={state} />
        <ResponseViewer request={state.valid} />
      </div>
    </section>
  );
}
