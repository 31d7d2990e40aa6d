// The server only serves production builds. Without this, React loads its slower development build. The environment
// of this process may contain another value.
process.env["NODE_ENV"] = "production";
