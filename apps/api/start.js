// JavaScript, so that a Node.js that can't load TypeScript gets a sentence and not only its own error.
try {
  await import("./src/main.ts");
} catch (error) {
  if (error.code !== "ERR_UNKNOWN_FILE_EXTENSION") throw error;
  process.stderr.write(`The API needs Node.js 22.22.2 or newer, and this is ${process.versions.node}.\n`);
  process.exitCode = 1;
}
