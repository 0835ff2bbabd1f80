import { type ComponentProps, Fragment } from 'react';
import { type CollectionRendererContext, DefaultCollectionRenderer } from 'react-aria-components/CollectionBuilder';

/**
 * How React Aria's TabList renders its tabs. React Aria collects the tabs in a linked list with an index by key. After hydration, it
 * empties the list and fills it again, and renders once in between (adobe/react-spectrum#10613). Its own renderer reads the list, so it
 * would replace every tab, even the focused one, with a new element. This renderer reads the index, which still has the tabs.
 */
export const rendererByKey: ComponentProps<typeof CollectionRendererContext>['value'] = {
  ...DefaultCollectionRenderer,
  CollectionRoot: ({ collection }) =>
    Array.from(collection.getKeys(), (key) => {
      const node = collection.getItem(key);
      return node?.render && <Fragment key={key}>{node.render(node)}</Fragment>;
    }),
};
