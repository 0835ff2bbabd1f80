import type { Workflow } from '../../content/integrations';
import { Rack } from '../../drawings/Rack/Rack';
import { HorizontalFlow, VerticalFlow } from './FlowDrawings';
import styles from './FlowDiagram.module.css';

export interface FlowDiagramProps {
  readonly workflow: Workflow;
  /** The heading of the list of steps. */
  readonly stepsHeading: string;
}

/** A workflow as a drawing, and as a list with the same content. The style sheet shows the horizontal or the vertical drawing. */
export function FlowDiagram({ workflow, stepsHeading }: FlowDiagramProps) {
  return (
    <figure className={styles.root}>
      <figcaption className={styles.caption}>{workflow.description}</figcaption>
      <div className={styles.body}>
        <Rack>
          <div role="img" aria-label={workflow.title}>
            <HorizontalFlow {...workflow} />
            <VerticalFlow {...workflow} />
          </div>
        </Rack>
        <div>
          <p className={styles.wordsHeading}>{stepsHeading}</p>
          <ol className={styles.steps}>
            {workflow.steps.map((step) => (
              <li key={step} className={styles.step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
    </figure>
  );
}
