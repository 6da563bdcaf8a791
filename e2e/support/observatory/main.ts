import { scan } from "@mdn/mdn-http-observatory";

// A separate process: Node reads its trusted certificates at startup.
const [address = ""] = process.argv.slice(2);
const { scan: verdict, tests } = await scan(address);
process.stdout.write(JSON.stringify({ verdict, tests }));
