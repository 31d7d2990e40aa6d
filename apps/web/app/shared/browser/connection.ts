/** Connection details that some browsers provide. */
interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
}

const connection = (): Connection | undefined =>
  (navigator as { readonly connection?: Connection }).connection;

/** Returns whether the visitor has asked for reduced data use. */
export const savesData = (): boolean => connection()?.saveData === true;

/** Returns whether downloads may cost the visitor money: they asked to save data, or are on a mobile network. */
export const isMetered = (): boolean => savesData() || connection()?.type === "cellular";
