-- For wrk: asks for the addresses of a file in turn, each as so many visitors, and tells the outcome as one line of JSON.
local file = os.getenv("LOAD_PATHS")
if file then
  local requests = {}
  local at = tonumber(os.getenv("LOAD_FIRST"))
  local visitors = tonumber(os.getenv("LOAD_VISITORS"))
  function init()
    for path in io.lines(file) do
      if visitors == 0 then requests[#requests + 1] = wrk.format("GET", path) end
      for visitor = 0, visitors - 1 do
        -- Public addresses: 81.0.0.1, 81.0.1.1, …
        wrk.headers["X-Forwarded-For"] = string.format("81.%d.%d.1", math.floor(visitor / 256), visitor % 256)
        requests[#requests + 1] = wrk.format("GET", path)
      end
    end
  end
  function request()
    at = at % #requests + 1
    return requests[at]
  end
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"seconds":%.4f,"p50":%.4f,"p99":%.4f,"refused":%d,"broken":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    errors.status, errors.connect + errors.read + errors.write + errors.timeout
  ))
end
