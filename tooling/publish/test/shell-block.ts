/** A command of a shell block. */
export interface ShellCommand {
  /** Line in the block, starting at 0. */
  readonly line: number;
  readonly text: string;
  /** The expected output: the text after `#=>` on the lines after it. */
  readonly says: string | undefined;
}

/** Returns the commands of a shell block. A line that ends with a backslash or in quotation marks continues. */
export function shellCommands(block: string): readonly ShellCommand[] {
  const commands: { line: number; text: string; says: string | undefined }[] = [];
  let open = "";
  block.split("\n").forEach((line, index) => {
    const last = commands.at(-1);
    const output = /^#=> ?(?<output>.*)$/u.exec(line)?.groups?.["output"];
    if (open !== "" && last !== undefined) last.text += `\n${line}`;
    else if (output !== undefined && last !== undefined)
      last.says = last.says === undefined ? output : `${last.says}\n${output}`;
    else if (line.trim() !== "" && !line.startsWith("#"))
      commands.push({ line: index, text: line, says: undefined });
    open =
      line.trim() === "" || (open === "" && line.startsWith("#"))
        ? open
        : openAtEnd(commands.at(-1)?.text ?? "");
  });
  return commands;
}

/** Returns the reason why a command continues: an open quotation mark, a backslash, or nothing. */
function openAtEnd(text: string): string {
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
