"""For people who build and measure game AI."""
