/** Elements with which a translator replaced text nodes, by text node. */
const translations = new WeakMap<Node, Element>();
const originals = new WeakMap<Element, Text[]>();

const isTranslation = (node: Node | null): node is Element => node?.nodeName === "FONT";

/** Restores the text nodes that a translation replaced. The translator notices and translates them again. */
function restore(text: Node): void {
  const translation = translations.get(text);
  if (translation === undefined || text.isConnected || !translation.isConnected) return;
  translation.replaceWith(...(originals.get(translation) ?? []));
}

const changed = new MutationObserver((records) => {
  // React has changed a text node that is no longer in the page.
  for (const { target } of records) restore(target);
});

type Method = (this: Node, ...nodes: readonly (Node | null)[]) => Node;

const findMethod = (name: "appendChild" | "insertBefore" | "removeChild"): Method =>
  Reflect.get(Node.prototype, name) as Method;

/**
 * Lets React change a page whose nodes were replaced or removed by translators and extensions. Otherwise it throws and
 * unmounts the page (https://github.com/facebook/react/issues/11538). Called before hydration: a translator may come at
 * any time.
 */
export function keepNodes(page: Document): void {
  new MutationObserver(rememberTranslations).observe(page, { childList: true, subtree: true });
  const remove = findMethod("removeChild");
  const insert = findMethod("insertBefore");
  const append = findMethod("appendChild");

  function removeChild(this: Node, child: Node): Node {
    if (child.parentNode !== this) restore(child);
    // Already removed by another script.
    return child.parentNode === this ? remove.call(this, child) : child;
  }

  function insertBefore(this: Node, child: Node, next: Node | null): Node {
    restore(child);
    if (next !== null && next.parentNode !== this) restore(next);
    return insert.call(this, child, next?.parentNode === this ? next : null);
  }

  function appendChild(this: Node, child: Node): Node {
    restore(child);
    return append.call(this, child);
  }

  Object.assign(Node.prototype, { removeChild, insertBefore, appendChild });
}

/**
 * Records which text nodes a translator replaced. When React changes one, it is restored. Otherwise the page would
 * still show the outdated translation.
 */
function rememberTranslations(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    // Replaced in one step, or inserted before the text that is then removed.
    const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
    if (translation === undefined) continue;
    for (const node of removedNodes) {
      if (!(node instanceof Text) || node.isConnected) continue;
      translations.set(node, translation);
      originals.set(translation, [...(originals.get(translation) ?? []), node]);
      changed.observe(node, { characterData: true });
    }
  }
}
