import "server-only";

/** KEYS[1] is the idempotent write. ARGV: hash of the request, ms that it may run, ms that it is kept. */
export const claimScript = `
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
if redis.call('HSETNX', KEYS[1], 'request', ARGV[1]) == 1 then
  redis.call('HSET', KEYS[1], 'runsUntil', string.format('%.0f', now + ARGV[2]))
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
  return {'new'}
end
local row = redis.call('HMGET', KEYS[1], 'request', 'sealed', 'runsUntil')
if row[1] ~= ARGV[1] then return {'other'} end
if row[2] then return {'done', row[2]} end
if tonumber(row[3]) > now then return {'running'} end
return {'lost'}`;

/** KEYS[1] is the idempotent write. ARGV: its sealed answer, or '' where nobody knows. Never brings one back. */
export const completeScript = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], 'runsUntil', '0')
if ARGV[1] ~= '' then redis.call('HSET', KEYS[1], 'sealed', ARGV[1]) end
return 1`;
