import { addedColumns } from "../batch/added-columns.ts";
import { photoColumns } from "../scan/photo-columns.ts";
import { exitCodes } from "../terminal/failure.ts";
import { type Layout, paragraph, pairs, section } from "../terminal/layout.ts";
import { languageCodes, type Translator } from "../texts/translator.ts";
import {
  commands,
  type CommandName,
  exampleDay,
  exampleEncoding,
  type OptionName,
  options,
  takesMany,
} from "./arguments.ts";

const commandNames = Object.keys(commands) as readonly CommandName[];
const optionNames = Object.keys(options) as readonly OptionName[];

const examples: Readonly<Record<CommandName, readonly string[]>> = {
  check: ["check rheem RH0504B01826", "check bradford-white BH6511396 --json"],
  identify: ["identify BH6511396"],
  batch: [
    "batch units.xlsx -o dated.xlsx",
    "batch units.csv -o dated.csv --brand rheem --errors problems.csv",
    "batch - < units.csv > dated.csv",
  ],
  scan: ["scan photos -o heaters.csv", "scan basement.jpg attic.png"],
  brands: ["brands"],
};

const synopsis = ({ texts: { commandLine } }: Translator, command: CommandName): string =>
  [
    "heater-age",
    command,
    ...commands[command].words.map((word) => commandLine[word] + (takesMany(command) ? "…" : "")),
    ...(command === "check" ? [`[--model ${commandLine.nameModel}]`] : []),
    ...(command === "batch" || command === "scan" ? [`[-o ${commandLine.nameFile}]`] : []),
  ].join(" ");

function optionRow({ texts, formatMessage }: Translator, name: OptionName): readonly [string, string] {
  const option = options[name];
  const short = "short" in option ? `-${option.short}, ` : "    ";
  const value = "value" in option ? ` ${texts.commandLine[option.value]}` : "";
  const id = `commandLine.${option.meaning}` as const;
  const meaning = formatMessage(
    { id },
    { languages: languageCodes.join(", "), date: exampleDay, encoding: exampleEncoding },
  );
  return [`${short}--${name}${value}`, meaning];
}

const exitRows = ({ texts: { commandLine } }: Translator): readonly (readonly [string, string])[] => [
  [String(exitCodes.dated), commandLine.exitDated],
  [String(exitCodes.undated), commandLine.exitUndated],
  [String(exitCodes.usage), commandLine.exitUsage],
  [String(exitCodes.server), commandLine.exitServer],
  [String(exitCodes.file), commandLine.exitFile],
  [String(exitCodes.defect), commandLine.exitDefect],
  [String(exitCodes.interrupted), commandLine.exitInterrupted],
  [String(exitCodes.brokenPipe), commandLine.exitBrokenPipe],
];

function columnLines(
  { texts: { commandLine } }: Translator,
  layout: Layout,
  command: "batch" | "scan",
): readonly string[] {
  const columns = Object.keys(addedColumns).join(", ");
  if (command === "scan") {
    return paragraph(commandLine.scanOutput({ own: photoColumns.join(", "), columns }), layout, {
      first: "  ",
    });
  }
  return [commandLine.batchInput, commandLine.batchOutput({ columns })].flatMap((text) =>
    paragraph(text, layout, { first: "  " }),
  );
}

/** Returns the help of the program, or of one of its commands. */
export function usage(translator: Translator, layout: Layout, command?: CommandName): readonly string[] {
  const { commandLine } = translator.texts;
  const isWhole = command === undefined;
  const shown = isWhole ? commandNames : [command];
  const optionRows = (isWhole ? optionNames : commands[command].options).map((name) =>
    optionRow(translator, name),
  );
  const synopses = shown.flatMap((name) =>
    paragraph(synopsis(translator, name), layout, { first: "  ", rest: "      " }),
  );
  const commandRows = shown.map((name) => [name, commandLine[name]] as const);
  const exampleLines = shown.flatMap((name) => examples[name].map((example) => `  heater-age ${example}`));
  return [
    ...paragraph(isWhole ? commandLine.about : commandLine[command], layout),
    ...section(commandLine.usage, synopses, layout),
    ...(isWhole ? section(commandLine.commands, pairs(commandRows, layout), layout) : []),
    ...section(commandLine.options, pairs(optionRows, layout), layout),
    ...(command === "batch" || command === "scan"
      ? section(commandLine.columns, columnLines(translator, layout, command), layout)
      : []),
    ...section(commandLine.examples, exampleLines, layout),
    ...(command === "brands"
      ? []
      : section(commandLine.exitCodes, pairs(exitRows(translator), layout), layout)),
    ...(isWhole
      ? ["", ...paragraph(commandLine.moreHelp({ command: "heater-age batch --help" }), layout)]
      : []),
  ];
}
