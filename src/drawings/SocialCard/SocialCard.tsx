import { site } from '../../content/site';
import { type Route, routes } from '../../content/routes';
import type { RouteEntry } from '../../content/routeEntry';
import { Cable } from '../Cable/Cable';
import { JackShape, PlugShape } from '../Jack/Jack';
import { cornerTurns } from '../Screw/Screw';
import { cardSize } from './cardFile';
import { fitText, type Measure } from './fitText';

export interface SocialCardProps {
  readonly page: Pick<Route, 'path'> & Pick<RouteEntry, 'title' | 'section'>;
  /** Measures bold text, which is the widest text on the card. */
  readonly measure: Measure;
}

// Half of the pixel size, so that jacks and cables have the same units as in other drawings.
const [width, height] = [cardSize.width / 2, cardSize.height / 2];
const margin = 32;
const logo = { x: 53.5, y: 49.5 };
/** The y position of the lowest point of the cable. Title and section are below it. */
const slack = 118;
/** The baseline of the last line of the title. */
const baseline = 257;
/** The area of the jacks. `pitch` is the maximum size of a cell. */
const bay = { x: 357, y: 22.5, width: 216, height: 270 };
const pitch = 54;
/** More jacks would be too small to see, and each card would take longer to draw with every page. */
export const maxJacks = 64;
/** The x position of the line between title and jacks. */
const seam = 346.5;

const titleBox = {
  width: 302,
  height: 132,
  maxLines: 3,
  sizes: [54, 50, 46, 42, 38, 35, 32, 29, 26, 23, 20],
  lineHeight: 1.1,
};

/**
 * The image for link previews: a patch bay with a jack for each page, and a cable to the jack of this page. In a large site, pages share
 * jacks. The rasterizer must have the font. Throws for a page outside the route table.
 */
export function SocialCard({ page, measure }: SocialCardProps) {
  const { title, section } = page;
  const box = section ? { ...titleBox, height: titleBox.height - 28 } : titleBox;
  const { size, lines } = fitText(title, box, measure);
  const leading = size * titleBox.lineHeight;
  const firstLine = baseline - leading * (lines.length - 1);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} fontFamily="Atkinson Hyperlegible Next">
      <path fill="var(--color-surface-raised)" d={`M0 0H${width}V${height}H0Z`} />
      <path stroke="var(--color-line-hair)" d={`M${seam} 0V${height}`} />
      {cornerTurns.map((turn, index) => (
        <ScrewShape key={turn} x={index % 2 ? width - 14 : 14} y={index > 1 ? height - 14 : 14} turn={turn} />
      ))}
      <Bay page={page} />
      <Line text={site.name} x={88} y={58} size={25} isBold measure={measure} />
      {section && <Line text={section} x={margin} y={firstLine - size * 0.75 - 14} size={18} measure={measure} />}
      {lines.map((line, index) => (
        // Large letters have more space on their left, so the shift aligns them with the small text.
        <text
          key={index}
          x={margin - size * 0.03}
          y={firstLine + leading * index}
          fill="var(--color-text)"
          fontSize={size}
          fontWeight="700"
        >
          {line}
        </text>
      ))}
      <Line text={site.host} x={margin} y={289} size={14} measure={measure} />
    </svg>
  );
}

interface LineProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** The maximum font size. A long text is smaller, so that it ends before the seam. */
  readonly size: number;
  readonly isBold?: boolean;
  readonly measure: Measure;
}

function Line({ text, x, y, size, isBold, measure }: LineProps) {
  const sizes = [1, 0.85, 0.7, 0.55].map((part) => part * size);
  const box = { width: seam - 12 - x, height: size, maxLines: 1, sizes, lineHeight: 1 };
  const fitted = fitText(text, box, measure);
  return (
    <text
      x={x}
      y={y}
      fill={isBold ? 'var(--color-text)' : 'var(--color-text-muted)'}
      fontSize={fitted.size}
      fontWeight={isBold ? 700 : undefined}
    >
      {fitted.lines}
    </text>
  );
}

/** The logo, jacks in the order of the route table, blanks in cells without a page, and the cable from the logo to the jack of this page. */
function Bay({ page }: Pick<SocialCardProps, 'page'>) {
  const jacks = Math.min(routes.length, maxJacks);
  const { scale, cells } = grid(jacks);
  const plugged = routes.findIndex(({ path }) => path === page.path) % jacks;
  const cell = cells[plugged];
  if (!cell) throw new Error(`There is no jack for "${page.path}" on its social card, because it is not in the route table.`);
  const { x, y } = cell;
  return (
    <>
      <JackShape {...logo} />
      <g opacity="0.5">
        {cells.map((center, index) => (
          <g key={index} transform={`translate(${center.x} ${center.y}) scale(${scale})`}>
            {index < jacks ? index !== plugged && <JackShape x={0} y={0} /> : <circle r="20" fill="none" stroke="var(--color-line)" />}
          </g>
        ))}
      </g>
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <JackShape x={0} y={0} />
      </g>
      <Cable
        path={
          `M${logo.x} ${logo.y}V${logo.y + 10}C${logo.x} ${slack - 12} 120 ${slack} 225 ${slack}` +
          // A cable to a lower jack must not cross the title.
          (y < slack ? `S${x - 10} ${slack + 16} ${x} ${y}` : `S${x} ${slack} ${x} ${y}`)
        }
      />
      <PlugShape {...logo} />
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <PlugShape x={0} y={0} />
      </g>
    </>
  );
}

/** The cells of the grid with the largest jacks. The jacks are never larger than the logo. */
function grid(count: number) {
  const choices = Array.from({ length: count }, (_, index) => {
    const columns = index + 1;
    const rows = Math.ceil(count / columns);
    return { columns, rows, size: Math.min(bay.width / columns, bay.height / rows, pitch) };
  });
  const { columns, rows, size } = choices.reduce((best, choice) => (choice.size > best.size ? choice : best));
  const cells = Array.from({ length: columns * rows }, (_, index) => ({
    x: bay.x + bay.width * (((index % columns) + 0.5) / columns),
    y: bay.y + bay.height * ((Math.floor(index / columns) + 0.5) / rows),
  }));
  return { scale: size / pitch, cells };
}

/** Like `Screw`, around its center, because a card has several in one drawing. */
function ScrewShape({ x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} fill="none" stroke="var(--color-line)" strokeWidth="1.25">
      <circle r="5" />
      <path d="M-3.5 0h7" />
    </g>
  );
}
