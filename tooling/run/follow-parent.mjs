// Imported before a service: it ends with the process that started it, even when that is killed. JavaScript, because
// reading TypeScript would slow down each program.
process.channel?.unref();
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
