import type { ReactNode } from 'react';
import type { Workflow, WorkflowEdge, WorkflowNode } from '../../content/integrations';
import { JackShape } from '../Jack/Jack';
import styles from './FlowDiagram.module.css';

type Graph = Pick<Workflow, 'nodes' | 'edges'>;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Columns to the right, rows down, as the content says. */
export function Across({ nodes, edges }: Graph) {
  const end = (key: 'column' | 'row') => Math.max(...nodes.map((node) => node[key]));
  const [width, margin] = [1100, 84];
  const pitch = (width - 2 * margin) / (end('column') - 1);
  const at = ({ column, row }: WorkflowNode): Point => ({ x: margin + pitch * (column - 1), y: 48 + 176 * (row - 1) });
  return (
    <Drawing className={styles.across} width={width} height={176 * end('row') - 44}>
      {edges.map((edge) => {
        const { from, to } = endsOf(edge, nodes, at);
        const isLevel = from.y === to.y;
        const middle = (from.x + to.x) / 2;
        const end = edge.isBroken ? { x: to.x - 68, y: to.y + 20 } : to;
        const bend = isLevel
          ? `Q${middle} ${from.y + 32}`
          : `C${from.x + pitch * 0.45} ${from.y} ${to.x - pitch * 0.5} ${to.y}`;
        return (
          <g key={edge.from + edge.to}>
            <Cable edge={edge} path={`M${from.x} ${from.y}${bend} ${end.x} ${end.y}`} plug={`M${end.x} ${end.y}l20-5`} />
            <text
              className={styles.edgeLabel}
              x={isLevel ? middle : middle - 4}
              y={isLevel ? from.y - 14 : to.y - 34}
              textAnchor={isLevel ? 'middle' : 'end'}
            >
              {edge.label}
            </text>
          </g>
        );
      })}
      {nodes.map((node) => {
        const { x, y } = at(node);
        return (
          <g key={node.id} textAnchor="middle">
            <JackShape x={x} y={y} isPlugged={isPlugged(node, edges)} />
            <text className={styles.label} x={x} y={y + 50}>
              {node.label}
            </text>
            <text className={styles.note} x={x} y={y + 73}>
              {node.note}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

/** A line for each node; rows become two lanes of jacks, and all the text stands to the right of them. */
export function Down({ nodes, edges }: Graph) {
  const lanes = nodes.toSorted((a, b) => a.column - b.column || a.row - b.row);
  const at = (node: WorkflowNode): Point => ({ x: 24 + 52 * (node.row - 1), y: 30 + 112 * lanes.indexOf(node) });
  const textX = 112;
  return (
    <Drawing className={styles.down} width={270} height={112 * lanes.length - 44}>
      {edges.map((edge) => {
        const { from, to } = endsOf(edge, nodes, at);
        const end = edge.isBroken ? { x: to.x + 3, y: to.y - 50 } : to;
        const bend =
          from.x === to.x ? `Q${from.x + 9} ${(from.y + to.y) / 2}` : `C${from.x + 66} ${from.y + 40} ${to.x} ${to.y - 80}`;
        return (
          <g key={edge.from + edge.to}>
            <Cable edge={edge} path={`M${from.x} ${from.y}${bend} ${end.x} ${end.y}`} plug={`M${end.x} ${end.y}l-2 17`} />
            <text className={styles.edgeLabel} x={textX} y={to.y - 34}>
              {edge.label}
            </text>
          </g>
        );
      })}
      {lanes.map((node) => {
        const { x, y } = at(node);
        return (
          <g key={node.id}>
            <JackShape x={x} y={y} isPlugged={isPlugged(node, edges)} />
            <text className={styles.label} x={textX} y={y}>
              {node.label}
            </text>
            <text className={styles.note} x={textX} y={y + 22}>
              {node.note}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

interface DrawingProps {
  readonly className: string | undefined;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** In rem, so that its text grows with the text of the page. */
function Drawing({ className, width, height, children }: DrawingProps) {
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} width={`${width / 16}rem`} aria-hidden="true">
      {children}
    </svg>
  );
}

interface CableProps {
  readonly edge: WorkflowEdge;
  readonly path: string;
  /** Where a broken cable stops short of its jack, and which way its plug hangs. */
  readonly plug: string;
}

function Cable({ edge, path, plug }: CableProps) {
  return (
    <>
      <path className={styles.cable} data-broken={edge.isBroken} d={path} />
      {edge.isBroken && <path className={styles.plug} d={plug} />}
    </>
  );
}

function endsOf({ from, to }: WorkflowEdge, nodes: readonly WorkflowNode[], at: (node: WorkflowNode) => Point) {
  const find = (id: string) => {
    const node = nodes.find((candidate) => candidate.id === id);
    if (!node) throw new Error(`No node "${id}" for the cable from "${from}" to "${to}".`);
    return at(node);
  };
  return { from: find(from), to: find(to) };
}

function isPlugged({ id }: WorkflowNode, edges: readonly WorkflowEdge[]) {
  return edges.some((edge) => !edge.isBroken && (edge.from === id || edge.to === id));
}
