/** What a translator has put in the place of texts, by text, and the texts by what stands for them. */
const standIns = new WeakMap<Node, Element>();
const texts = new WeakMap<Element, Text[]>();

const isTranslation = (node: Node | null): node is Element => node?.nodeName === "FONT";

/** Puts the texts back that something stands for. The translator sees that, and translates them anew. */
function putBack(text: Node): void {
  const standIn = standIns.get(text);
  if (standIn === undefined || text.isConnected || !standIn.isConnected) return;
  standIn.replaceWith(...(texts.get(standIn) ?? []));
}

const changed = new MutationObserver((records) => {
  // React has written into a text that nobody sees any more.
  for (const { target } of records) putBack(target);
});

let kept = false;

type Step = (this: Node, ...nodes: readonly (Node | null)[]) => Node;

const browsers = (name: "appendChild" | "insertBefore" | "removeChild"): Step =>
  Reflect.get(Node.prototype, name) as Step;

/**
 * Lets React go on with a page in which others have replaced or removed what it put there: translators, and extensions.
 * Without it such a step throws, and the page is gone (https://github.com/facebook/react/issues/11538).
 */
export function keepNodes(): void {
  if (kept) return;
  kept = true;
  const remove = browsers("removeChild");
  const insert = browsers("insertBefore");
  const append = browsers("appendChild");

  function removeKept(this: Node, child: Node): Node {
    if (child.parentNode !== this) putBack(child);
    // What somebody else has removed is gone already.
    return child.parentNode === this ? remove.call(this, child) : child;
  }

  function insertKept(this: Node, child: Node, next: Node | null): Node {
    putBack(child);
    if (next !== null && next.parentNode !== this) putBack(next);
    return insert.call(this, child, next?.parentNode === this ? next : null);
  }

  function appendKept(this: Node, child: Node): Node {
    putBack(child);
    return append.call(this, child);
  }

  Object.assign(Node.prototype, {
    removeChild: removeKept,
    insertBefore: insertKept,
    appendChild: appendKept,
  });
}

/**
 * Notes which texts a translator has replaced. When React changes one of them it comes back: the page would go on saying
 * what is no longer true.
 */
export function takeReplaced(records: readonly MutationRecord[]): void {
  keepNodes();
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    // In its place in one step, or before it and then without it.
    const standIn = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
    if (standIn === undefined) continue;
    for (const node of removedNodes) {
      if (!(node instanceof Text) || node.isConnected) continue;
      standIns.set(node, standIn);
      texts.set(standIn, [...(texts.get(standIn) ?? []), node]);
      changed.observe(node, { characterData: true });
    }
  }
}
