/**
 * Renders the other fields that a form of a result sends. Empty values are left out, and a list is sent as several
 * fields.
 */
export function HiddenFields({ fields }: { readonly fields: object }) {
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]) =>
    [value]
      .flat()
      .map((each) =>
        typeof each !== "string" || each === "" ? null : (
          <input key={`${name} ${each}`} type="hidden" name={name} value={each} />
        ),
      ),
  );
}
