/** Renders the other fields that a form of a result sends without scripts. Empty values are left out. */
export function HiddenFields({ fields }: { readonly fields: object }) {
  return Object.entries(fields).map(([name, value]: [string, unknown]) =>
    typeof value !== "string" || value === "" ? null : (
      <input key={name} type="hidden" name={name} value={value} />
    ),
  );
}
