/** Connection details that some browsers provide. */
interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
}

/** Returns whether downloads may cost the visitor money: they asked to save data, or are on a mobile network. */
export function isMetered(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || connection?.type === "cellular";
}
