import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { linkToHeading, notePrefix } from '../../content/interface';
import { plainText } from '../../content/plainText';
import type { Block, CodeContent, Section, TableContent } from '../../content/types';
import { changeHash, useHash } from '../../lib/hash';
import { DataTable } from '../DataTable/DataTable';
import { RichText } from '../RichText/RichText';
import { SampleTag } from '../SampleTag/SampleTag';
import { StepList } from '../StepList/StepList';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import primitives from '../../styles/primitives.module.css';
import styles from './ArticleBody.module.css';

export interface ArticleBodyProps {
  readonly sections: readonly Section[];
  readonly headingLevel?: 2 | 3 | 4;
  /** Renders code blocks; required if there are any. A prop, so that pages without code do not load the code components. */
  readonly renderCode?: (content: CodeContent) => ReactNode;
}

/** Sections of text, tables, and code. Each heading has a link to itself, unless it folds its section. Throws for a code block without `renderCode`. */
export function ArticleBody({ sections, headingLevel = 2, renderCode }: ArticleBodyProps) {
  const Heading = `h${headingLevel}` as const;
  return sections.map(({ id, heading, isSample, isFolded, blocks, sections: subsections }) => {
    const body = (
      <>
        {blocks.map((block, index) => (
          <BlockElement key={index} block={block} isFirst={index === 0} renderCode={renderCode} />
        ))}
        {subsections && <ArticleBody sections={subsections} headingLevel={headingLevel === 2 ? 3 : 4} renderCode={renderCode} />}
      </>
    );
    return isFolded ? (
      <Fold key={id} id={id} heading={<Heading id={id}>{heading}</Heading>}>
        {body}
      </Fold>
    ) : (
      <section key={id} className={styles.section}>
        {/* The link is outside the heading: inside, screen readers would announce the heading text twice. */}
        <div className={styles.headed}>
          <Heading id={id} className={styles.heading}>
            {heading}
          </Heading>{' '}
          {isSample && <SampleTag />}
          <a className={styles.anchor} data-screen href={`#${id}`}>
            <span aria-hidden="true">#</span>
            <VisuallyHidden>{linkToHeading(heading)}</VisuallyHidden>
          </a>
        </div>
        {body}
      </section>
    );
  });
}

interface FoldProps {
  readonly id: string;
  readonly heading: ReactNode;
  readonly children: ReactNode;
}

/** Opens for its fragment, and only the visitor closes it. For find-in-page and for fragments inside, browsers open it. */
function Fold({ id, heading, children }: FoldProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const hash = useHash();
  useLayoutEffect(() => {
    if (hash === id && ref.current) ref.current.open = true;
  }, [hash, id]);
  // A link to it opens it again only if it changes the hash.
  const handleToggle = () => hash === id && !ref.current?.open && changeHash(null, 'replaceState');
  return (
    <details ref={ref} className={styles.section} onToggle={handleToggle}>
      <summary className={primitives.fold}>{heading}</summary>
      {children}
    </details>
  );
}

interface BlockElementProps extends Pick<ArticleBodyProps, 'renderCode'> {
  readonly block: Block;
  readonly isFirst: boolean;
}

function BlockElement({ block, isFirst, renderCode }: BlockElementProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className={styles.text}>
          <RichText text={block.text} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item, index) => <RichText key={index} text={item} />);
      return block.isOrdered ? (
        <div className={styles.text}>
          <StepList steps={items} />
        </div>
      ) : (
        <ul className={`${styles.text} ${styles.list}`}>
          {items.map((item) => (
            <li key={item.key}>{item}</li>
          ))}
        </ul>
      );
    }
    case 'note':
      return (
        <p className={`${styles.text} ${styles.note}`}>
          <strong>{notePrefix} </strong>
          <RichText text={block.text} />
        </p>
      );
    case 'table':
      return (
        <div className={styles.wide}>
          <ContentTable table={block.table} isFirst={isFirst} />
        </div>
      );
    case 'code':
    case 'codeTabs':
      if (!renderCode) throw new Error(`"${block.title}" is code, but ArticleBody has no renderCode.`);
      return <div className={styles.wide}>{renderCode(block)}</div>;
  }
}

/** More characters than a column of a phone has. */
const longText = 25;

function ContentTable({ table, isFirst }: { readonly table: TableContent; readonly isFirst: boolean }) {
  const { caption, columns, rows, rowIds } = table;
  const isLong = (index: number) => rows.some(({ [index]: cell = '' }) => plainText(cell).length > longText);
  return (
    <DataTable
      // Below the heading of its section, a caption would say the same again.
      caption={isFirst ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      columns={columns}
      // Of other long columns, the head would not tell which is which.
      longColumns={[0, columns.length - 1].filter(isLong)}
      rows={rows.map((cells, row) => ({
        id: String(row),
        anchor: rowIds?.[row],
        cells: cells.map((cell, index) => <RichText key={index} text={cell} />),
      }))}
    />
  );
}
