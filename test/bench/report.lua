-- Prints what wrk measured as one line of JSON, the last one of its output.
done = function(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format(
    '{"requests":%d,"microseconds":%d,"p99Microseconds":%d,"failed":%d}\n',
    summary.requests, summary.duration, latency:percentile(99), failed
  ))
end
