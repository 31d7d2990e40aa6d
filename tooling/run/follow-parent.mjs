// Imported before a service: ends it with the process that started it, even a killed one. JavaScript, because reading
// TypeScript would slow down each program.
process.channel?.unref();
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
