import { useRef, useState } from 'react';
import { CopyButton } from '../../components/CopyButton/CopyButton';
import { Pieces } from '../../components/RichText/Pieces';
import { endpoint } from '../../content/facts/apiReference';
import { requestBuilder } from '../../content/pages/referencePlates';
import { Rack } from '../../drawings/Rack/Rack';
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
  const url = useRef<HTMLSpanElement>(null);
  const selectUrl = () => url.current && getSelection()?.selectAllChildren(url.current);
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <Rack heading={requestBuilder.heading} headingId={headingId} headingLevel={3}>
        <div className={`${layout.stack} ${styles.parts}`} data-gap="3">
          <div className={`${layout.cluster} ${styles.endpoint}`}>
            <code translate="no">
              {endpoint.method}{' '}
              <span ref={url}>
                <Pieces text={endpoint.url} at={/(?<=\/)(?!\/)/} />
              </span>
            </code>
            <CopyButton text={endpoint.url} subject={requestBuilder.endpoint} onFailure={selectUrl} />
          </div>
          <RequestForm labelledBy={headingId} state={state} onChange={setState} />
          <RequestTabs state={state} />
          <ResponseViewer request={state.valid} />
        </div>
      </Rack>
    </section>
  );
}
