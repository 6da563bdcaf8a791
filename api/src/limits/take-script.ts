/**
 * One bucket: refilled by Valkey's own clock, so that replicas need not agree on the time, and deleted once it would be full again.
 * KEYS: the bucket. ARGV: tokens per second, capacity, cost. Returns whole seconds to wait, or 0.
 */
export const takeScript = `
local rate, burst, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call("TIME")
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local held = redis.call("HMGET", KEYS[1], "tokens", "at")
local tokens = burst
if held[1] then
  local gained = math.max(0, now - tonumber(held[2])) / 1000 * rate
  tokens = math.min(burst, tonumber(held[1]) + gained)
end
local wait = 0
if tokens >= cost then tokens = tokens - cost else wait = math.ceil((cost - tokens) / rate) end
redis.call("HSET", KEYS[1], "tokens", string.format("%.6f", tokens), "at", string.format("%.0f", now))
redis.call("PEXPIRE", KEYS[1], math.ceil(burst / rate * 1000) + 1000)
return wait
`;
