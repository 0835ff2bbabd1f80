import type { Workflow } from '../../content/integrations';
import { Rack } from '../../drawings/Rack/Rack';
import { Across, Down } from './FlowDrawings';
import styles from './FlowDiagram.module.css';

export interface FlowDiagramProps {
  readonly workflow: Workflow;
  /** The heading of the list that describes the drawing. */
  readonly stepsHeading: string;
}

/**
 * A workflow as jacks and cables, with the same content as a list. It contains a horizontal and a vertical drawing, and shows the
 * one that fits, so that its text is readable at 320 px without scrolling.
 */
export function FlowDiagram({ workflow, stepsHeading }: FlowDiagramProps) {
  return (
    <figure className={styles.root}>
      <figcaption className={styles.caption}>{workflow.description}</figcaption>
      <div className={styles.body}>
        <Rack>
          <div role="img" aria-label={workflow.title}>
            <Across {...workflow} />
            <Down {...workflow} />
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
