import { Fragment } from 'react';
import type { Workflow, WorkflowEdge, WorkflowNode } from '../../content/types';
import { Cable } from '../../drawings/Cable/Cable';
import { JackShape, PlugShape } from '../../drawings/Jack/Jack';
import { SidePlug } from '../../drawings/LooseCable/SidePlug';
import layout from '../../styles/layout.module.css';
import styles from './FlowDiagram.module.css';

type Graph = Pick<Workflow, 'nodes' | 'edges'>;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the upper edge of a drawing to the center of the first jack. */
const top = 26;
/** From the center of a jack down to the first line of its text, and from that line to the note. */
const [labelBelow, noteBelow] = [48, 23];
/** How far a cable hangs below a straight line between two jacks of a row. */
const dip = 44;
/** The space between a cable and its label. */
const labelGap = 12;

/** Jacks at the columns and rows of the content. */
export function HorizontalFlow({ nodes, edges }: Graph) {
  const [width, margin, rowHeight] = [880, 84, 200];
  /** From the center of a jack to the plug of a broken cable, to its left and a little lower, as cables leave and reach jacks. */
  const [plugGap, sag] = [82, 14];
  const pitch = (width - 2 * margin) / (Math.max(...nodes.map(({ column }) => column)) - 1);
  const at = ({ column, row }: WorkflowNode): Point => ({ x: margin + pitch * (column - 1), y: top + rowHeight * (row - 1) });
  const ys = nodes.map((node) => at(node).y);
  const middle = (Math.min(...ys) + Math.max(...ys)) / 2;
  return (
    <Drawing
      className={`${layout.wideOnly} ${styles.across}`}
      viewBox={`0 0 ${width} ${Math.max(...ys) + labelBelow + noteBelow + 7}`}
      jacks={nodes.map((node) => {
        const { x, y } = at(node);
        return { node, x, y, label: { x, y: y + labelBelow, textAnchor: 'middle' } };
      })}
      cables={edges.map((edge) => {
        const [from, to] = endsOf(edge, nodes, at);
        const end = edge.isBroken ? { x: to.x - plugGap, y: to.y + sag } : to;
        const center = (from.x + to.x) / 2;
        if (from.y === to.y) {
          return { edge, end, bend: `Q${center} ${from.y + dip}`, label: { x: center, y: from.y - labelGap, textAnchor: 'middle' } };
        }
        // The inner side of the curve has no room for the label.
        const isOutward = Math.abs(to.y - middle) > Math.abs(from.y - middle);
        const outer = isOutward ? to : from;
        return {
          edge,
          end,
          turn: 171,
          bend: `C${from.x + pitch * 0.55} ${from.y + sag} ${end.x - pitch * 0.45} ${end.y + sag}`,
          label: edge.isBroken
            ? { x: end.x - labelGap, y: to.y, textAnchor: 'end' }
            : {
                x: center + (isOutward ? -34 : 34),
                y: outer.y > middle ? outer.y + 6 : (from.y + to.y) / 2 - labelGap,
                textAnchor: 'middle',
              },
        };
      })}
    />
  );
}

/** One line for each node. The rows of the content become lanes of jacks, with all text to their right. */
export function VerticalFlow({ nodes, edges }: Graph) {
  const [margin, laneWidth, lineHeight, width] = [24, 66, 112, 288];
  const at = (node: WorkflowNode): Point => ({ x: margin + laneWidth * (node.row - 1), y: top + lineHeight * nodes.indexOf(node) });
  const textX = 128;
  /** From a jack up to the plug of a broken cable, and to where another cable turns toward the jack. */
  const approach = 72;
  return (
    <Drawing
      className={`${layout.narrowOnly} ${styles.down}`}
      viewBox={`0 0 ${width} ${top + lineHeight * (nodes.length - 1) + 32}`}
      jacks={nodes.map((node) => ({ node, ...at(node), label: { x: textX, y: at(node).y } }))}
      cables={edges.map((edge) => {
        const [from, to] = endsOf(edge, nodes, at);
        const end = edge.isBroken ? { x: to.x - 2, y: to.y - approach } : to;
        return {
          edge,
          end,
          turn: 266,
          bend: edge.isBroken
            ? `Q${end.x} ${from.y - 4}`
            : from.x === to.x
              ? `Q${from.x + 14} ${(from.y + to.y) / 2}`
              : `C${from.x + (to.x > from.x ? 52 : 0)} ${from.y + dip} ${to.x + 6} ${to.y - approach}`,
          label: { x: textX, y: to.y - 38 },
        };
      })}
    />
  );
}

/** The position of a label. */
interface TextPoint extends Point {
  readonly textAnchor?: 'middle' | 'end';
}

interface DrawingProps {
  readonly className: string;
  readonly viewBox: string;
  readonly jacks: readonly (Point & { readonly node: WorkflowNode; readonly label: TextPoint })[];
  readonly cables: readonly {
    readonly edge: WorkflowEdge;
    readonly bend: string;
    /** The center of the jack, or the position of the plug of a broken cable. */
    readonly end: Point;
    /** The direction of the plug of a broken cable, in degrees. */
    readonly turn?: number;
    readonly label: TextPoint;
  }[];
}

function Drawing({ className, viewBox, jacks, cables }: DrawingProps) {
  const hasPlug = ({ id }: WorkflowNode) => cables.some(({ edge }) => edge.from === id || (edge.to === id && !edge.isBroken));
  return (
    <svg className={className} viewBox={viewBox} width="240" aria-hidden="true">
      {jacks.map(({ node, x, y, label }) => (
        <Fragment key={node.id}>
          <JackShape x={x} y={y} />
          <text className={styles.label} {...label}>
            {node.label}
          </text>
          <text className={styles.note} {...label} y={label.y + noteBelow}>
            {node.note}
          </text>
        </Fragment>
      ))}
      {cables.map(({ edge, bend, end, turn, label }) => {
        const start = jacks.find(({ node }) => node.id === edge.from);
        return (
          <Fragment key={edge.from + edge.to}>
            <Cable kind={edge.isBroken ? 'cut' : 'key'} path={`M${start?.x} ${start?.y}${bend} ${end.x} ${end.y}`} />
            {edge.isBroken && (
              <g transform={`translate(${end.x} ${end.y}) rotate(${turn}) scale(0.55)`}>
                <SidePlug x={0} y={0} />
              </g>
            )}
            <text className={styles.cableLabel} {...label}>
              {edge.label}
            </text>
          </Fragment>
        );
      })}
      {jacks.map(({ node, x, y }) => hasPlug(node) && <PlugShape key={node.id} x={x} y={y} />)}
    </svg>
  );
}

function endsOf({ from, to }: WorkflowEdge, nodes: readonly WorkflowNode[], at: (node: WorkflowNode) => Point): readonly [Point, Point] {
  const find = (id: string) => {
    const node = nodes.find((candidate) => candidate.id === id);
    if (!node) throw new Error(`The cable from "${from}" to "${to}" has no node "${id}".`);
    return at(node);
  };
  return [find(from), find(to)];
}
