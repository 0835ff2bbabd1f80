/**
 * Vite plugin: replaces parts of React Aria that pages would load and never use. What is left out throws when it is called after
 * all, except type-ahead, which every list asks for. What the server renders does not change.
 */
import type { Plugin } from 'vite';
import { type Replacements, replaceModules } from './replaceModules.ts';

/**
 * Ids from `useId` alone. React Aria gives ids another prefix on the server, and learns from a store whether it runs there: after
 * hydration each button, field and tab renders again, all in one task that nothing interrupts. Answers, which must know, ask the
 * site's own hook: what that changes can be interrupted.
 */
const steadyIds = `
  import { useId } from 'react';
  import { useHydrated } from '/src/lib/useHydrated';
  export const useIsSSR = () => !useHydrated();
  export function useSSRSafeId(id) {
    const own = useId();
    return id || 'react-aria-' + own;
  }
`;

/** What only menus, lists, grids and pending buttons need. Tabs and the results of the search build their collections another way. */
export const leftOut: Replacements = {
  '/react-stately/dist/private/collections/CollectionBuilder.mjs': `
    export class CollectionBuilder {
      build() { throw new Error('Collections of react-stately are left out (lighterReactAria.ts).'); }
    }
  `,
  '/react-aria/dist/private/interactions/useLongPress.mjs': `
    export function useLongPress({ isDisabled }) {
      if (!isDisabled) throw new Error('Long presses are left out (lighterReactAria.ts).');
      return { longPressProps: {} };
    }
  `,
  '/react-aria/dist/private/selection/useTypeSelect.mjs': `
    // While the list of the search is open, letters belong to its field; tabs have no type-ahead.
    export const useTypeSelect = () => ({ typeSelectProps: {} });
  `,
  // The rest of the module watches virtual keyboards, for lists that open over the page.
  '/react-aria/dist/private/utils/keyboard.mjs': `
    import { isMac } from './platform.mjs';
    export const isCtrlKeyPressed = (event) => (isMac() ? event.metaKey : event.ctrlKey);
    function leftOut() { throw new Error('Virtual keyboards are left out (lighterReactAria.ts).'); }
    export { leftOut as willOpenKeyboard, leftOut as supportsKeyboard, leftOut as isKeyboardOpen };
  `,
  '/react-aria/dist/private/live-announcer/LiveAnnouncer.mjs': `
    export function announce() { throw new Error('Announcements of React Aria are left out (lighterReactAria.ts): lib/announce.ts has ours.'); }
    export { announce as clearAnnouncer, announce as destroyAnnouncer };
  `,
};

/**
 * Collections from the elements that describe them, in one pass. React Aria renders these into a document of its own, which it does
 * once more after hydration: each row of tabs is rendered three times then, all in one task. The template is what its server
 * rendering leaves.
 */
export const collections: Replacements = {
  '/react-aria/dist/private/collections/CollectionBuilder.mjs': `
    import { Children, createElement, Fragment, useMemo } from 'react';
    import { BaseCollection } from './BaseCollection.mjs';

    const nodes = new WeakMap();
    export function createLeafComponent(Node, render) {
      const Item = ({ node }) => render(node.props, node.props.ref, node);
      const Leaf = () => leftOut();
      const renderNode = (node) => createElement(Item, { node });
      nodes.set(Leaf, ({ id, textValue, ...props }) => {
        const { children: rendered } = props;
        return Object.assign(new Node(id), { props, rendered, render: renderNode, textValue: textValue ?? (typeof rendered === 'string' ? rendered : '') });
      });
      return Leaf;
    }

    export function CollectionBuilder({ content, children }) {
      const collection = useMemo(() => collectionOf(content), [content]);
      return createElement(Fragment, null, createElement('template'), createElement(Inner, { collection, render: children }));
    }
    const Inner = ({ collection, render }) => render(collection);

    function collectionOf(content) {
      const collection = new BaseCollection();
      const items = itemsOf(content);
      items.forEach((item, index) => {
        collection.addNode(Object.assign(item, { index, prevKey: items[index - 1]?.key ?? null, nextKey: items[index + 1]?.key ?? null }));
      });
      collection.commit(items[0]?.key ?? null, items.at(-1)?.key ?? null);
      return collection;
    }
    const itemsOf = (content) =>
      Children.toArray(content).flatMap(({ type, props }) => (nodes.has(type) ? nodes.get(type)(props) : itemsOf(props?.children)));

    function leftOut() { throw new Error('Collections but those of tabs are left out (lighterReactAria.ts).'); }
    export { leftOut as createBranchComponent, leftOut as Collection };
  `,
  '/react-aria/dist/private/collections/Hidden.mjs': `
    import { createContext, forwardRef } from 'react';
    // Nothing is rendered in hiding.
    export { forwardRef as createHideableComponent };
    export const HiddenContext = createContext(false);
    export const useIsHidden = () => false;
    export const Hidden = () => null;
  `,
};

const asksForElement = "if (el) setInputElementType(el instanceof HTMLTextAreaElement ? 'textarea' : 'input');";

/**
 * A text field that does not ask whether its input is a textarea: to leave out `type`, which ours leaves out by itself, React Aria
 * renders the field again after hydration, and runs all effects of the page first, in one task.
 */
function withoutElementType(source: string): string {
  if (!source.includes(asksForElement)) throw new Error('lighter-react-aria: text fields no longer ask for their element.');
  return source.replace(asksForElement, '');
}

/**
 * The ids of a field's hint and error, whether or not they are there: `FieldMessages.tsx` names those that are. React Aria looks for
 * them after hydration, and renders each field again.
 */
export const fields: Replacements = {
  '/react-aria-components/dist/private/TextField.mjs': withoutElementType,
  '/react-aria/dist/private/label/useField.mjs': `
    import { mergeProps } from '../utils/mergeProps.mjs';
    import { useId } from '../utils/useId.mjs';
    import { useLabel } from './useLabel.mjs';
    export function useField(props) {
      const { labelProps, fieldProps } = useLabel(props);
      const ids = [useId(), useId()];
      return {
        labelProps,
        fieldProps: mergeProps(fieldProps, { 'aria-describedby': [...ids, props['aria-describedby']].filter(Boolean).join(' ') }),
        descriptionProps: { id: ids[0] },
        errorMessageProps: { id: ids[1] },
      };
    }
  `,
};

export function lighterReactAria(): Plugin {
  return replaceModules('lighter-react-aria', { '/react-aria/dist/private/ssr/SSRProvider.mjs': steadyIds, ...collections, ...fields, ...leftOut });
}
