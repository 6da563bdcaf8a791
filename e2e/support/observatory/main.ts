import { scan } from "@mdn/mdn-http-observatory";

// A process of its own: which certificates Node trusts, it reads as it starts.
const [address = ""] = process.argv.slice(2);
const { scan: verdict, tests } = await scan(address);
process.stdout.write(JSON.stringify({ verdict, tests }));
