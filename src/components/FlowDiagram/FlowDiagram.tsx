import type { Workflow } from '../../content/types';
import { Rack } from '../../drawings/Rack/Rack';
import { HorizontalFlow, VerticalFlow } from './FlowDrawings';
import layout from '../../styles/layout.module.css';
import styles from './FlowDiagram.module.css';

export interface FlowDiagramProps {
  readonly workflow: Workflow;
  /** The heading of the list of steps. */
  readonly stepsHeading: string;
}

/** A workflow as a drawing, and as a list with the same content. The style sheet shows the horizontal or the vertical drawing. */
export function FlowDiagram({ workflow, stepsHeading }: FlowDiagramProps) {
  return (
    <figure className={`${layout.stack} ${styles.root}`} data-gap="3">
      <figcaption className={styles.caption}>{workflow.description}</figcaption>
      <div className={`${layout.stack} ${styles.body}`} data-gap="3">
        <Rack>
          <div role="img" aria-label={workflow.title}>
            <HorizontalFlow {...workflow} />
            <VerticalFlow {...workflow} />
          </div>
        </Rack>
        <div className={layout.stack} data-gap="1">
          <p>
            <strong>{stepsHeading}</strong>
          </p>
          <ol className={`${layout.numbers} ${styles.steps}`}>
            {workflow.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
    </figure>
  );
}
