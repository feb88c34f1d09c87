"""Games whose hands act tick by tick, while a clock runs."""
