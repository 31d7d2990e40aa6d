/** One command of a shell block, and what the block says it writes. */
export interface ShellCommand {
  /** Line in the block, counted from 0. */
  readonly line: number;
  readonly text: string;
  /** What follows `#=>` on the lines after it; undefined when nothing is said. */
  readonly says: string | undefined;
}

/**
 * The commands of a shell block: lines that end in a backslash, or within quotation marks, go on.
 *
 * @example
 * shellCommands("npm install a\n# why\nheater-age check \\\n  --json"); // "npm install a", "heater-age check \\\n  --json"
 */
export function shellCommands(block: string): readonly ShellCommand[] {
  const commands: { line: number; text: string; says: string | undefined }[] = [];
  let open = "";
  block.split("\n").forEach((line, index) => {
    const last = commands.at(-1);
    const said = /^#=> ?(?<words>.*)$/u.exec(line)?.groups?.["words"];
    if (open !== "" && last !== undefined) last.text += `\n${line}`;
    else if (said !== undefined && last !== undefined)
      last.says = last.says === undefined ? said : `${last.says}\n${said}`;
    else if (line.trim() !== "" && !line.startsWith("#"))
      commands.push({ line: index, text: line, says: undefined });
    open =
      line.trim() === "" || (open === "" && line.startsWith("#"))
        ? open
        : goesOn(commands.at(-1)?.text ?? "");
  });
  return commands;
}

// What is still open at the end of a command: a quotation mark, a backslash, or nothing.
function goesOn(text: string): string {
  let quote = "";
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quote === "" && (sign === "'" || sign === '"')) quote = sign;
    else if (sign === quote) quote = "";
    else if (sign === "\\" && quote !== "'") at += 1;
    else if (sign === "#" && quote === "" && /\s/u.test(text.charAt(at - 1))) return "";
  }
  return quote === "" && /(?:^|[^\\])(?:\\\\)*\\$/u.test(text) ? "\\" : quote;
}
